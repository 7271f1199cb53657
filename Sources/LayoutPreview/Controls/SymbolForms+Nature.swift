extension SymbolForms {
  /// People, weather and nature.
  static let nature: [String: [SymbolGlyph.Part]] = [
    "hand.thumbsup": [
      .stroke("M7 10.5L11.5 2.5C14.5 2.5 14 6 13.5 9L20.5 9L19 20.5L7 20.5Z"),
      .box(2.5, 10.5, 4.5, 10, 1),
    ],
    "hand.thumbsdown": [
      .stroke("M7 13.5L11.5 21.5C14.5 21.5 14 18 13.5 15L20.5 15L19 3.5L7 3.5Z"),
      .box(2.5, 3.5, 4.5, 10, 1),
    ],
    "hand.raised": [
      .stroke(
        "M6.5 12L6.5 6.5L9.5 6.5L9.5 3.5L12.5 3.5L12.5 5L15.5 5L15.5 8L18 8L18 15C18 20 15 21.5 12 21.5C8 21.5 6 18 3.5 13.5L5.5 12Z"
      )
    ],
    "person.crop": [.circle(12, 9, 4), .stroke("M4.5 19.5C6 14 18 14 19.5 19.5")],
    "person.3": [
      .circle(12, 8, 3.5), .stroke("M6 20C6 12.5 18 12.5 18 20Z"), .circle(3.8, 9.5, 2.3),
      .circle(20.2, 9.5, 2.3),
    ],
    "figure.walk": [
      .disk(13, 3.5, 2.2), .stroke("M12 8L11 14L14.5 17.5L15 22"), .stroke("M11 14L8 22"),
      .stroke("M7 12L8 9L12 8L15 11.5L18 12"),
    ],
    "flame": [
      .stroke(
        "M12 2C14 7 19 9 19 15C19 19.5 16 22 12 22C8 22 5 19.5 5 15C5 12 7 11 7.5 8C9.5 9 10 10.5 10 12C12 9.5 12.5 6 12 2Z"
      )
    ],
    "drop": [.stroke("M12 2C15 7 19 11 19 15.5C19 24 5 24 5 15.5C5 11 9 7 12 2Z")],
    "leaf": [.stroke("M4 20C3 8 9 3 21 3C22 15 16 20 6.5 18"), .stroke("M3 22L14 10")],
    "snowflake": [.stroke("M12 2L12 22"), .stroke("M3.5 7L20.5 17"), .stroke("M20.5 7L3.5 17")],
    "umbrella": [.stroke("M2 12C2 1 22 1 22 12Z"), .stroke("M12 12L12 19C12 22.5 7.5 22 7.5 19")],
    "sparkles": [
      .area("M10 4L12 10L18 12L12 14L10 20L8 14L2 12L8 10Z"),
      .area("M18.5 2L19.5 5L22.5 6L19.5 7L18.5 10L17.5 7L14.5 6L17.5 5Z"),
    ],
    "wand": [
      .stroke("M3 21L14 10"),
      .area("M16.5 2L17.5 6.5L22 7.5L17.5 8.5L16.5 13L15.5 8.5L11 7.5L15.5 6.5Z"),
    ],
    "bed": [
      .stroke("M2 5L2 20"), .stroke("M2 17L22 17L22 20"), .stroke("M2 13L22 13L22 17"),
      .circle(6.5, 10, 2),
    ],
    "pawprint": [
      .disk(5, 11, 2.2), .disk(9.5, 6, 2.4), .disk(14.5, 6, 2.4), .disk(19, 11, 2.2),
      .area("M12 11C16 11 19 21 15.5 21L8.5 21C5 21 8 11 12 11Z"),
    ],
    "cup.and.saucer": [
      .stroke("M4 5L17 5L17 11C17 18 4 18 4 11Z"), .stroke("M17 7C22 6 22 13 16.5 12"),
      .stroke("M3 20.5L18 20.5"),
    ],
    "fork.knife": [
      .stroke("M6 2.5L6 21.5"), .stroke("M3 2.5L3 8L9 8L9 2.5"),
      .stroke("M17 21.5L17 2.5C21 5 21 12 17 13"),
    ],
  ]

  /// Signs for writing and arranging.
  static let writing: [String: [SymbolGlyph.Part]] = [
    "bold": [
      .stroke("M7 4L7 20L13 20C19 20 19 12 13 12L7 12"), .stroke("M7 4L12.5 4C18 4 18 12 12.5 12"),
    ],
    "italic": [.stroke("M10 4L18 4"), .stroke("M6 20L14 20"), .stroke("M14 4L10 20")],
    "underline": [.stroke("M6 3L6 11C6 19 18 19 18 11L18 3"), .stroke("M5 21.5L19 21.5")],
    "strikethrough": [
      .stroke("M3 12L21 12"), .stroke("M17 6C15 2 6 3 7 8.5"), .stroke("M7 18C9 22 18 21 17 15.5"),
    ],
    "text.alignleft": [
      .stroke("M3 5L21 5"), .stroke("M3 10L14 10"), .stroke("M3 15L21 15"), .stroke("M3 20L12 20"),
    ],
    "text.aligncenter": [
      .stroke("M3 5L21 5"), .stroke("M7 10L17 10"), .stroke("M3 15L21 15"), .stroke("M8 20L16 20"),
    ],
    "text.alignright": [
      .stroke("M3 5L21 5"), .stroke("M10 10L21 10"), .stroke("M3 15L21 15"),
      .stroke("M12 20L21 20"),
    ],
    "text.justify": [
      .stroke("M3 5L21 5"), .stroke("M3 10L21 10"), .stroke("M3 15L21 15"), .stroke("M3 20L21 20"),
    ],
    "list.dash": [
      .stroke("M3 6L5 6"), .stroke("M3 12L5 12"), .stroke("M3 18L5 18"), .stroke("M9 6L21 6"),
      .stroke("M9 12L21 12"), .stroke("M9 18L21 18"),
    ],
    "list.number": [
      .stroke("M4 4L4 8"), .stroke("M3 11L5 11L3 14L5 14"), .stroke("M3 17L5 17L5 21L3 21"),
      .stroke("M9 6L21 6"), .stroke("M9 12.5L21 12.5"), .stroke("M9 19L21 19"),
    ],
    "quote": [
      .area("M3 7L10 7L10 13L6 18L4 18L5.5 13L3 13Z"),
      .area("M14 7L21 7L21 13L17 18L15 18L16.5 13L14 13Z"),
    ],
    "at": [
      .circle(12, 12, 4),
      .stroke("M16 8L16 13C16 17 21 16 21 12C21 1 3 1 3 12C3 21 12 22.5 17 19.5"),
    ],
    "number": [
      .stroke("M9 3L7 21"), .stroke("M17 3L15 21"), .stroke("M4 9L21 9"), .stroke("M3 15L20 15"),
    ],
    "percent": [.stroke("M19 4L5 20"), .circle(7, 7, 3.5), .circle(17, 17, 3.5)],
    "dollarsign": [
      .stroke("M12 2L12 22"),
      .stroke("M17 7C16 3 7 4 7.5 8.5C8 13 17 11 17 16C17 20.5 7.5 21 6.5 16.5"),
    ],
    "eurosign": [
      .stroke("M19 6C14 0.5 7 4 7 12C7 20 14 23.5 19 18"), .stroke("M4 10L14 10"),
      .stroke("M4 14L14 14"),
    ],
    "character": [.stroke("M4 20L12 3L20 20"), .stroke("M7 14L17 14")],
    "curlybraces": [
      .stroke("M9 3C5 3 7 11 3 12C7 13 5 21 9 21"),
      .stroke("M15 3C19 3 17 11 21 12C17 13 19 21 15 21"),
    ],
    "sidebar": [.box(2, 4, 20, 16, 2.5), .stroke("M9 4L9 20")],
    "sidebar.right": [.box(2, 4, 20, 16, 2.5), .stroke("M15 4L15 20")],
    "rectangle.split.2x1": [.box(2, 4, 20, 16, 2.5), .stroke("M12 4L12 20")],
    "rectangle.stack": [.box(3, 9, 18, 12, 2.5), .stroke("M5 6L19 6"), .stroke("M7 3L17 3")],
    "square.stack": [.box(3, 9, 18, 12, 2.5), .stroke("M5 6L19 6"), .stroke("M7 3L17 3")],
    "square.on.square": [.box(3, 8, 13, 13, 2.5), .stroke("M8 5L8 3L21 3L21 16L19 16")],
    "doc.on.doc": [.box(3, 7, 12, 14.5, 2), .stroke("M8 4.5L8 2.5L21 2.5L21 17L18 17")],
    "crop": [.stroke("M6 1.5L6 18L22.5 18"), .stroke("M1.5 6L18 6L18 22.5")],
    "rotate.right": [
      .box(3, 9, 12, 12, 2), .stroke("M9 4L17 4C21 4 21 8 21 11"), .stroke("M18 8L21 11.5L24 8"),
    ],
    "rotate.left": [
      .box(9, 9, 12, 12, 2), .stroke("M15 4L7 4C3 4 3 8 3 11"), .stroke("M0 8L3 11.5L6 8"),
    ],
    "line.diagonal": [.stroke("M4 20L20 4")],
    "scribble": [.stroke("M2 16C4 4 10 2 9 10C8 18 13 8 15 12C16 15 18 14 22 8")],
    "command": [
      .stroke("M8 8L16 8L16 16L8 16Z"), .circle(5.5, 5.5, 2.5), .circle(18.5, 5.5, 2.5),
      .circle(5.5, 18.5, 2.5), .circle(18.5, 18.5, 2.5),
    ],
    "arrow.triangle.2.circlepath": [
      .stroke("M3.5 11C4 2 16 1 19.5 8"), .stroke("M20.5 13C20 22 8 23 4.5 16"),
      .area("M16 8L23 8L19.5 13Z"), .area("M8 16L1 16L4.5 11Z"),
    ],
    "repeat": [
      .stroke("M3 11L3 7L19 7"), .stroke("M16 3.5L19.5 7L16 10.5"), .stroke("M21 13L21 17L5 17"),
      .stroke("M8 13.5L4.5 17L8 20.5"),
    ],
    "shuffle": [
      .stroke("M2 7L6 7L15 17L21 17"), .stroke("M2 17L6 17L15 7L21 7"),
      .stroke("M18 4L21.5 7L18 10"),
      .stroke("M18 14L21.5 17L18 20"),
    ],
    "arrow.up.left.and.arrow.down.right": [
      .stroke("M10 10L3 3"), .stroke("M3 9L3 3L9 3"), .stroke("M14 14L21 21"),
      .stroke("M21 15L21 21L15 21"),
    ],
    "arrow.down.right.and.arrow.up.left": [
      .stroke("M3 3L10 10"), .stroke("M10 4L10 10L4 10"), .stroke("M21 21L14 14"),
      .stroke("M14 20L14 14L20 14"),
    ],
    "arrow.up.right": [.stroke("M5 19L19 5"), .stroke("M8 5L19 5L19 16")],
    "arrow.down.left": [.stroke("M19 5L5 19"), .stroke("M16 19L5 19L5 8")],
    "arrow.left.arrow.right": [
      .stroke("M21 8L4 8"), .stroke("M8 4L4 8L8 12"), .stroke("M3 16L20 16"),
      .stroke("M16 12L20 16L16 20"),
    ],
    "arrow.turn.down.left": [.stroke("M20 4L20 13L4 13"), .stroke("M9 8L4 13L9 18")],
    "arrow.turn.up.right": [.stroke("M4 20L4 11L20 11"), .stroke("M15 6L20 11L15 16")],
    "rectangle.portrait.and.arrow.right": [
      .stroke("M14 6L14 3L3 3L3 21L14 21L14 18"), .stroke("M8 12L22 12"),
      .stroke("M18 8L22 12L18 16"),
    ],
    "plus.slash.minus": [
      .stroke("M7 3L7 11"), .stroke("M3 7L11 7"), .stroke("M13 17L21 17"), .stroke("M19 4L5 20"),
    ],
    "infinity": [.stroke("M12 12C16 4 23 6 22 12C21 18 16 19 12 12C8 5 2 6 2 12C2 18 8 20 12 12")],
    "nosign": [.circle(12, 12, 9.5), .stroke("M5.3 5.3L18.7 18.7")],
    "backward.end": [.area("M20 5L8 12L20 19Z"), .stroke("M5 5L5 19")],
    "forward.end": [.area("M4 5L16 12L4 19Z"), .stroke("M19 5L19 19")],
    "playpause": [.area("M2 5L12 12L2 19Z"), .stroke("M15.5 5L15.5 19"), .stroke("M21 5L21 19")],
    "record": [.circle(12, 12, 9.5), .disk(12, 12, 5)],
    "eject": [.area("M12 4L21 14L3 14Z"), .stroke("M3 19L21 19")],
  ]
}
