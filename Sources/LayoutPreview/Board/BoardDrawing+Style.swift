extension BoardDrawing {
  /// The CSS of boards. Pages use it too, with dark colors.
  package static let style = """
    .table{fill:#f2f3f6}
    .scene text,.link text,.document{font-family:-apple-system,"Helvetica Neue",Helvetica,Arial,\
    sans-serif}
    .document{font-size:34px;font-weight:700;fill:#333a4a}
    .scene .title{font-size:22px;font-weight:600;fill:#1d2433}
    .scene .kind,.scene .exit{font-size:14px;fill:#5b6478}
    .scene.unreachable>.title,.scene.unreachable>.kind,.scene.lost>.kind{fill:#b3261e}
    .scene.identifier>.kind{fill:#8a5a00}
    .shade{fill:#fff;stroke:#c3c8d4;stroke-width:1.5}
    .scene.unreachable>.shade,.scene.lost>.shade,.scene.unreachable>.plate{stroke:#b3261e;\
    stroke-width:3;stroke-dasharray:10 6}
    .plate{fill:#fff;stroke:#9aa3b5;stroke-width:2;stroke-dasharray:8 5}
    .scene .name{font-size:20px;font-weight:600;text-anchor:middle;fill:#1d2433}
    .scene .detail{font-size:15px;text-anchor:middle;fill:#5b6478}
    .entry{fill:#6b7488}
    .link .way{fill:none;stroke-width:3;stroke:#6b7488}
    .link .head{fill:#6b7488}
    .link .icon{fill:#fff;stroke-width:2.5;stroke:#6b7488}
    .link .glyph{fill:none;stroke-width:2;stroke:#6b7488;stroke-linejoin:round;stroke-linecap:round}
    .link .label{font-size:14px;text-anchor:middle;fill:#333a4a;paint-order:stroke;stroke:#f2f3f6;\
    stroke-width:4px}
    .link.shows .way,.link.shows .icon,.link.shows .glyph{stroke:#2f6fed}
    .link.shows .head{fill:#2f6fed}
    .link.presents .way,.link.presents .icon,.link.presents .glyph{stroke:#8a4fd3}
    .link.presents .head{fill:#8a4fd3}
    .link.contains .way{stroke-dasharray:2 7;stroke-linecap:round}
    .link.follows .way,.link.follows .icon,.link.follows .glyph{stroke:#0f8a6a}
    .link.follows .way{stroke-dasharray:10 6}
    .link.follows .head{fill:#0f8a6a}
    """
}
