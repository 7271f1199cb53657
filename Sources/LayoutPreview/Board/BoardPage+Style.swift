extension BoardPage {
  /// The page's CSS.
  static let style = """
    :root{color-scheme:light dark;--ground:#f2f3f6;--panel:#fff;--ink:#1d2433;--faint:#5b6478;\
    --line:#d5dae3}
    *{box-sizing:border-box}
    body *{unicode-bidi:isolate}
    html,body{height:100%}
    body{margin:0;display:flex;flex-direction:column;font:14px/1.4 -apple-system,"Helvetica Neue",\
    Arial,sans-serif;color:var(--ink);background:var(--ground)}
    header,footer{display:flex;gap:.8em;align-items:center;padding:.5em 1em;background:var(--panel);\
    border-bottom:1px solid var(--line);flex-wrap:wrap}
    footer{border:0;border-top:1px solid var(--line);font-size:12px;color:var(--faint);gap:1.2em;\
    max-height:7em;overflow:auto}
    h1{font-size:1.1em;margin:0}
    header p{margin:0;flex:1;color:var(--faint)}
    #search{width:230px;padding:4px 8px;font:inherit;border:1px solid var(--line);border-radius:6px}
    button{background:var(--panel);border:1px solid var(--line);border-radius:6px;cursor:pointer;\
    color:inherit;font:inherit;padding:3px 10px}
    #zoom{min-width:3.4em;text-align:center;color:var(--faint)}
    main{flex:1;min-height:0;display:flex;position:relative}
    #table{flex:1;min-width:0;width:100%;height:100%;display:block;cursor:grab;touch-action:none;\
    background:var(--ground);outline:none}
    #table.pans{cursor:grabbing}
    #table:focus-visible{box-shadow:inset 0 0 0 2px #2f6fed}
    .scene{cursor:pointer}
    #world .title{font-size:var(--title)}
    #world .way{stroke-width:var(--way)}
    .small .kind{display:none}
    .small .title{transform:translateY(12px)}
    .scene .view{pointer-events:none}
    .opened .scene.chosen .view{pointer-events:auto}
    .scene.chosen>.shade,.scene.chosen>.plate{stroke:#2f6fed;stroke-width:5;stroke-dasharray:none}
    .searched .scene:not(.found),.chooses .scene:not(.near):not(.chosen),\
    .chooses .link:not(.near){opacity:.28}
    .searched .scene.found>.shade,.searched .scene.found>.plate{stroke:#f4b400;stroke-width:6}
    aside{width:300px;overflow:auto;padding:0 1em 1em;background:var(--panel);\
    border-left:1px solid var(--line)}
    aside[hidden]{display:none}
    h2{font-size:1.05em;margin:.9em 0 .2em;overflow-wrap:anywhere}
    h3{font-size:.8em;margin:1.1em 0 .3em;color:var(--faint);text-transform:uppercase;\
    letter-spacing:.04em}
    aside p{margin:.15em 0;overflow-wrap:anywhere}
    aside code{display:block;padding:6px 8px;font-size:12px;background:var(--ground);\
    border-radius:6px;overflow-wrap:anywhere;user-select:all}
    aside button{display:block;width:100%;text-align:left;margin:3px 0;overflow-wrap:anywhere}
    .faint{color:var(--faint)}
    .key{white-space:nowrap}
    .key svg{vertical-align:middle;margin-right:4px}
    .note{color:#b3261e}
    @media (max-width:720px){main{flex-direction:column}aside{width:100%;max-height:40%;\
    border-left:0;border-top:1px solid var(--line)}header p{display:none}#search{flex:1;width:0}}
    @media (prefers-color-scheme:dark){:root{--ground:#17191f;--panel:#22252d;--ink:#e6e9f0;\
    --faint:#9aa3b5;--line:#3a3f4b}
    .document,.scene .title{fill:#e6e9f0}.scene .kind,.scene .exit,.scene .detail{fill:#9aa3b5}
    .plate{fill:#22252d}.scene .name{fill:#e6e9f0}.link .icon{fill:#22252d}
    .link .label{fill:#e6e9f0;stroke:#17191f}.note{color:#ff8a80}
    .scene.unreachable>.title,.scene.unreachable>.kind,.scene.lost>.kind{fill:#ff8a80}
    .scene.identifier>.kind{fill:#f0b35a}}
    """
}
