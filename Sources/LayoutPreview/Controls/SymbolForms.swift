/// The forms of ``SymbolGlyph``.
enum SymbolForms {
  /// The form of a symbol without one.
  static let unknown: [SymbolGlyph.Part] = [.box(4, 4, 16, 16, 4), .disk(12, 12, 2.5)]

  /// The forms by name.
  static let all: [String: [SymbolGlyph.Part]] = [
    arrows, signs, things, places, tools, nature, writing, marks, pages,
  ].reduce(into: [:]) { all, forms in all.merge(forms) { first, _ in first } }

  private static let arrows: [String: [SymbolGlyph.Part]] = [
    "chevron.left": [.stroke("M16 3L7 12L16 21")],
    "chevron.backward": [.stroke("M16 3L7 12L16 21")],
    "chevron.right": [.stroke("M8 3L17 12L8 21")],
    "chevron.forward": [.stroke("M8 3L17 12L8 21")],
    "chevron.up": [.stroke("M3 16L12 7L21 16")],
    "chevron.down": [.stroke("M3 8L12 17L21 8")],
    "chevron.up.chevron.down": [.stroke("M6 9L12 3L18 9"), .stroke("M6 15L12 21L18 15")],
    "arrow.left": [.stroke("M21 12L3 12"), .stroke("M10 5L3 12L10 19")],
    "arrow.backward": [.stroke("M21 12L3 12"), .stroke("M10 5L3 12L10 19")],
    "arrow.right": [.stroke("M3 12L21 12"), .stroke("M14 5L21 12L14 19")],
    "arrow.forward": [.stroke("M3 12L21 12"), .stroke("M14 5L21 12L14 19")],
    "arrow.up": [.stroke("M12 21L12 3"), .stroke("M5 10L12 3L19 10")],
    "arrow.down": [.stroke("M12 3L12 21"), .stroke("M5 14L12 21L19 14")],
    "arrow.uturn.left": [.stroke("M9 4L4 9L9 14"), .stroke("M4 9L15 9C21 9 21 19 15 19L11 19")],
    "arrow.uturn.right": [
      .stroke("M15 4L20 9L15 14"), .stroke("M20 9L9 9C3 9 3 19 9 19L13 19"),
    ],
    "arrowshape.turn.up.left": [
      .stroke("M10 5L3 11L10 17"), .stroke("M3 11L13 11C18 11 21 14 21 20"),
    ],
    "arrow.clockwise": [
      .stroke("M19.5 14C18 22 4.5 21 4.5 12C4.5 3.5 15 2 19 8"), .stroke("M19.5 3L19.5 8.5L14 8.5"),
    ],
    "arrow.counterclockwise": [
      .stroke("M4.5 14C6 22 19.5 21 19.5 12C19.5 3.5 9 2 5 8"), .stroke("M4.5 3L4.5 8.5L10 8.5"),
    ],
    "arrow.up.arrow.down": [
      .stroke("M8 20L8 4"), .stroke("M4 8L8 4L12 8"), .stroke("M16 4L16 20"),
      .stroke("M12 16L16 20L20 16"),
    ],
    "square.and.arrow.up": [
      .stroke("M8 9L5 9L5 21L19 21L19 9L16 9"), .stroke("M12 15L12 2.5"),
      .stroke("M8 6.5L12 2.5L16 6.5"),
    ],
    "square.and.arrow.down": [
      .stroke("M8 9L5 9L5 21L19 21L19 9L16 9"), .stroke("M12 2.5L12 15"),
      .stroke("M8 11L12 15L16 11"),
    ],
  ]

  private static let signs: [String: [SymbolGlyph.Part]] = [
    "plus": [.stroke("M12 3.5L12 20.5"), .stroke("M3.5 12L20.5 12")],
    "minus": [.stroke("M3.5 12L20.5 12")],
    "xmark": [.stroke("M5 5L19 19"), .stroke("M19 5L5 19")],
    "multiply": [.stroke("M5 5L19 19"), .stroke("M19 5L5 19")],
    "checkmark": [.stroke("M4 13L9.5 19L20 5")],
    "equal": [.stroke("M4 9L20 9"), .stroke("M4 15L20 15")],
    "ellipsis": [.disk(5, 12, 2), .disk(12, 12, 2), .disk(19, 12, 2)],
    "info": [.disk(12, 5, 2), .stroke("M9.5 10.5L12.5 10.5L12.5 19"), .stroke("M9 19.5L16 19.5")],
    "questionmark": [
      .stroke("M7 8C7 1 18 2 17 8C16.5 11.5 12 11 12 16"), .disk(12, 21, 1.5),
    ],
    "exclamationmark": [.stroke("M12 3L12 15"), .disk(12, 20.5, 1.6)],
    "exclamationmark.triangle": [
      .stroke("M12 3L22 20.5L2 20.5Z"), .stroke("M12 9L12 14.5"), .disk(12, 17.5, 1),
    ],
    "line.horizontal.3": [.stroke("M3 6L21 6"), .stroke("M3 12L21 12"), .stroke("M3 18L21 18")],
    "line.3.horizontal": [.stroke("M3 6L21 6"), .stroke("M3 12L21 12"), .stroke("M3 18L21 18")],
    "list.bullet": [
      .disk(4, 6, 1.6), .disk(4, 12, 1.6), .disk(4, 18, 1.6), .stroke("M9 6L21 6"),
      .stroke("M9 12L21 12"), .stroke("M9 18L21 18"),
    ],
    "slider.horizontal": [
      .stroke("M3 8L21 8"), .stroke("M3 16L21 16"), .disk(9, 8, 2.8), .disk(15, 16, 2.8),
    ],
    "circle": [.circle(12, 12, 9.5)],
    "square": [.box(3, 3, 18, 18, 4)],
    "rectangle": [.box(2, 5, 20, 14, 3)],
    "triangle": [.stroke("M12 4L21 20L3 20Z")],
    "chart.bar": [
      .area("M3 12L8 12L8 21L3 21Z"), .area("M9.5 4L14.5 4L14.5 21L9.5 21Z"),
      .area("M16 8L21 8L21 21L16 21Z"),
    ],
    "square.dashed": [
      .stroke("M3 8L3 3L8 3"), .stroke("M16 3L21 3L21 8"), .stroke("M21 16L21 21L16 21"),
      .stroke("M8 21L3 21L3 16"),
    ],
    "rectangle.inset.filled": [.box(2, 4, 20, 16, 3), .block(6, 8, 12, 8, 1)],
    "square.grid": [
      .box(3, 3, 7, 7, 1.5), .box(14, 3, 7, 7, 1.5), .box(3, 14, 7, 7, 1.5),
      .box(14, 14, 7, 7, 1.5),
    ],
    "textformat": [.stroke("M4 20L12 4L20 20"), .stroke("M7 14L17 14")],
  ]

  private static let things: [String: [SymbolGlyph.Part]] = [
    "gear": [.circle(12, 12, 3.2), .circle(12, 12, 7.3)] + teeth,
    "gearshape": [.circle(12, 12, 3.2), .circle(12, 12, 7.3)] + teeth,
    "magnifyingglass": [.circle(10, 10, 7), .stroke("M15.5 15.5L21.5 21.5")],
    "trash": [
      .stroke("M3.5 6L20.5 6"), .stroke("M6 6L7 21.5L17 21.5L18 6"),
      .stroke("M9 6L9 2.5L15 2.5L15 6"), .stroke("M10 10L10.3 17.5"),
      .stroke("M14 10L13.7 17.5"),
    ],
    "heart": [.stroke(heart)],
    "star": [.stroke(star)],
    "bell": [
      .stroke("M4 18C7 15 6 13 6 10C6 2 18 2 18 10C18 13 17 15 20 18Z"),
      .stroke("M10 21L14 21"),
    ],
    "camera": [
      .stroke("M2 7L7 7L9 4L15 4L17 7L22 7L22 19.5L2 19.5Z"), .circle(12, 13, 4),
    ],
    "photo": [
      .box(2, 4, 20, 16, 2), .disk(8, 9.5, 1.9), .stroke("M3 18L9 13L12.5 16L17 11L21.5 15.5"),
    ],
    "play": [.stroke("M6 3.5L20 12L6 20.5Z")],
    "pause": [.block(5, 4, 4.5, 16, 1), .block(14.5, 4, 4.5, 16, 1)],
    "stop": [.box(5, 5, 14, 14, 2)],
    "forward": [.area("M3 6L12 12L3 18Z"), .area("M12 6L21 12L12 18Z")],
    "backward": [.area("M21 6L12 12L21 18Z"), .area("M12 6L3 12L12 18Z")],
    "calendar": [
      .box(3, 5, 18, 16, 2.5), .stroke("M3 10L21 10"), .stroke("M8 2.5L8 6"),
      .stroke("M16 2.5L16 6"),
    ],
    "clock": [.circle(12, 12, 9.5), .stroke("M12 6L12 12L16.5 14.5")],
    "timer": [.circle(12, 13, 8.5), .stroke("M12 13L15.5 9.5"), .stroke("M9.5 2L14.5 2")],
    "envelope": [.box(2, 5, 20, 14, 2), .stroke("M2.5 6L12 13.5L21.5 6")],
    "phone": [
      .stroke(
        "M6 3L9 3L11 8L8.5 10C10 13 11.5 14.5 14 15.5L16 13L21 15L21 18C21 20 19 21 17.5 21C10 20 4 14 3 6.5C3 5 4 3 6 3Z"
      )
    ],
    "message": [.stroke("M3 4L21 4L21 17L11 17L6 21.5L6 17L3 17Z")],
    "bubble": [.stroke("M3 4L21 4L21 17L11 17L6 21.5L6 17L3 17Z")],
    "paperplane": [.stroke("M21.5 2.5L2.5 10L10 14L14 21.5Z"), .stroke("M21 3L10 14")],
    "lock": [.box(4.5, 11, 15, 10.5, 2), .stroke("M8 11L8 7C8 2 16 2 16 7L16 11")],
    "eye": [
      .stroke("M1.5 12C6 4.5 18 4.5 22.5 12C18 19.5 6 19.5 1.5 12Z"),
      .circle(12, 12, 3),
    ],
    "folder": [.stroke("M2 5L9 5L11 7.5L22 7.5L22 20L2 20Z")],
    "doc": [.stroke("M5 2.5L14 2.5L19 8L19 21.5L5 21.5Z"), .stroke("M14 2.5L14 8L19 8")],
    "pencil": [.stroke("M4 20L5 15.5L17 3.5L20.5 7L8.5 19Z")],
    "square.and.pencil": [
      .stroke("M13 4L4 4L4 20L20 20L20 11"), .stroke("M10 14L10.5 11L19 2.5L21.5 5L13 13.5Z"),
    ],
    "bookmark": [.stroke("M6 3L18 3L18 21.5L12 16.5L6 21.5Z")],
    "tag": [.stroke("M3 3L11 3L21 13L13 21L3 11Z"), .disk(7.5, 7.5, 1.5)],
    "book": [
      .stroke(
        "M12 6C9 4 5 4 2.5 5L2.5 19C5 18 9 18 12 20C15 18 19 18 21.5 19L21.5 5C19 4 15 4 12 6L12 20"
      )
    ],
    "link": [
      .stroke("M10 14C7 11 8 9 11 6C15 2 22 8 18 12L16 14"),
      .stroke("M14 10C17 13 16 15 13 18C9 22 2 16 6 12L8 10"),
    ],
    "flag": [.stroke("M5 22L5 3"), .stroke("M5 4L19 4L16 9L19 14L5 14")],
    "bolt": [.stroke("M13 2L5 14L11 14L10 22L19 9.5L12.5 9.5Z")],
    "cart": [
      .stroke("M2 4L5 4L8 16L19 16L21.5 7L6 7"), .disk(9.5, 20, 1.8), .disk(17.5, 20, 1.8),
    ],
    "creditcard": [.box(2, 5, 20, 14, 2.5), .stroke("M2 9.5L22 9.5"), .stroke("M5 15L9 15")],
    "mic": [
      .box(8.5, 2.5, 7, 12, 3.5), .stroke("M5 11C5 20 19 20 19 11"), .stroke("M12 18L12 22"),
    ],
    "speaker": [.stroke("M3 9L7 9L12 4.5L12 19.5L7 15L3 15Z"), .stroke("M16 8C18 10 18 14 16 16")],
    "cube": [
      .stroke("M12 2L21 7L21 17L12 22L3 17L3 7Z"), .stroke("M3 7L12 12L21 7"),
      .stroke("M12 12L12 22"),
    ],
    "person": [.circle(12, 7.5, 4.5), .stroke("M3.5 21C3.5 12 20.5 12 20.5 21Z")],
    "person.2": [
      .circle(8.5, 8, 3.8), .stroke("M1.5 20C1.5 12 15.5 12 15.5 20Z"),
      .stroke("M15 4.5C20 4.5 20 11.5 15.5 11.5"), .stroke("M18 14C21 14.5 22.5 17 22.5 20"),
    ],
  ]

  private static let places: [String: [SymbolGlyph.Part]] = [
    "house": [
      .stroke("M2 12L12 3L22 12"), .stroke("M5 10L5 21L19 21L19 10"),
      .stroke("M10 21L10 15L14 15L14 21"),
    ],
    "globe": [
      .circle(12, 12, 9.5), .stroke("M2.5 12L21.5 12"),
      .stroke("M12 2.5C6 8 6 16 12 21.5C18 16 18 8 12 2.5"),
    ],
    "map": [
      .stroke("M2 5L8.5 3L15.5 5L22 3L22 19L15.5 21L8.5 19L2 21Z"), .stroke("M8.5 3L8.5 19"),
      .stroke("M15.5 5L15.5 21"),
    ],
    "mappin": [.circle(12, 7, 4.5), .stroke("M12 11.5L12 21.5")],
    "location": [.stroke("M21 3L3 11L11.5 12.5L13 21Z")],
    "wifi": [
      .stroke("M2 9C8 3.5 16 3.5 22 9"), .stroke("M6 13.5C9.5 10.5 14.5 10.5 18 13.5"),
      .disk(12, 18.5, 2),
    ],
    "sun": [.circle(12, 12, 4.5)] + teeth,
    "moon": [.stroke("M20 14.5C16 16.5 8 13 10 3.5C1 6 1 20 11 21C15.5 21.5 19 18.5 20 14.5Z")],
    "cloud": [.stroke("M6 19C1 19 1 12 6 12C6 4 16 4 17 10C23 9.5 23 19 18 19Z")],
    "building": [
      .box(5, 2.5, 14, 19, 1), .stroke("M9 7L9 7.1"), .stroke("M15 7L15 7.1"),
      .stroke("M9 12L9 12.1"), .stroke("M15 12L15 12.1"), .stroke("M10 21L10 17L14 17L14 21"),
    ],
  ]

  /// The forms of filled symbols.
  static let filled: [String: [SymbolGlyph.Part]] = [
    "heart": [.area(heart)],
    "star": [.area(star)],
    "play": [.area("M6 3.5L20 12L6 20.5Z")],
    "stop": [.block(5, 5, 14, 14, 2)],
    "circle": [.disk(12, 12, 10.5)],
    "square": [.block(2, 2, 20, 20, 4)],
    "bookmark": [.area("M6 3L18 3L18 21.5L12 16.5L6 21.5Z")],
    "person": [.disk(12, 7.5, 5), .area("M3 21.5C3 12 21 12 21 21.5Z")],
    "house": [.area("M12 2L23 12L20 12L20 21.5L4 21.5L4 12L1 12Z")],
    "bell": [
      .area("M4 18C7 15 6 13 6 10C6 2 18 2 18 10C18 13 17 15 20 18Z"), .stroke("M10 21L14 21"),
    ],
    "folder": [.area("M2 5L9 5L11 7.5L22 7.5L22 20L2 20Z")],
    "location": [.area("M21 3L3 11L11.5 12.5L13 21Z")],
    "message": [.area("M3 4L21 4L21 17L11 17L6 21.5L6 17L3 17Z")],
  ]

  private static let heart =
    "M12 21C4 15 2 12 2 8C2 2.5 9.5 1.5 12 7C14.5 1.5 22 2.5 22 8C22 12 20 15 12 21Z"
  private static let star =
    "M12 2.5L15 9L22 9.7L16.7 14.4L18.3 21.3L12 17.7L5.7 21.3L7.3 14.4L2 9.7L9 9Z"

  private static let teeth: [SymbolGlyph.Part] = [
    .stroke("M12 1.5L12 4"), .stroke("M12 20L12 22.5"), .stroke("M1.5 12L4 12"),
    .stroke("M20 12L22.5 12"), .stroke("M4.6 4.6L6.3 6.3"),
    .stroke("M17.7 17.7L19.4 19.4"), .stroke("M19.4 4.6L17.7 6.3"),
    .stroke("M6.3 17.7L4.6 19.4"),
  ]
}
