extension SymbolForms {
  /// Marks inside or beside other forms, and arrows that turn.
  static let marks: [String: [SymbolGlyph.Part]] = [
    "checkmark.shield": shield + [.stroke("M8 11.5L11 15L16 8")],
    "lock.shield": shield + [
      .block(8.5, 11, 7, 5.5, 1), .stroke("M10 11L10 8.5C10 6.5 14 6.5 14 8.5L14 11"),
    ],
    "exclamationmark.shield": shield + [.stroke("M12 6.5L12 12.5"), .disk(12, 16, 1.2)],
    "checkerboard.shield": shield + [
      .area("M12 3.5L12 12L5 12L5 6Z"), .area("M12 12L19 12C19 16 15.5 19 12 20.5Z"),
    ],
    "checkmark.seal": [.stroke(seal), .stroke("M8 12L11 15.5L16 8.5")],
    "seal": [.stroke(seal)],
    "exclamationmark.octagon": [
      .stroke("M8 2L16 2L22 8L22 16L16 22L8 22L2 16L2 8Z"), .stroke("M12 6.5L12 13"),
      .disk(12, 17, 1.3),
    ],
    "xmark.octagon": [
      .stroke("M8 2L16 2L22 8L22 16L16 22L8 22L2 16L2 8Z"), .stroke("M8.5 8.5L15.5 15.5"),
      .stroke("M15.5 8.5L8.5 15.5"),
    ],
    "xmark.bin": bin + [.stroke("M9.5 11L14.5 17"), .stroke("M14.5 11L9.5 17")],
    "bin.xmark": bin + [.stroke("M9.5 11L14.5 17"), .stroke("M14.5 11L9.5 17")],
    "lock.rotation": [
      .block(8, 11, 8, 6, 1), .stroke("M9.5 11L9.5 8.5C9.5 5.5 14.5 5.5 14.5 8.5L14.5 11"),
      .stroke("M20.5 15C18 23.5 3 23 2.5 12C2 1 17 -0.5 20.5 7.5"),
      .stroke("M21.5 3L20.5 8L15.5 7"),
    ],
    "bell.badge": [
      .stroke("M4 18C7 15 6 13 6 10C6 4.5 10 3 13 4M18 10C18 13 17 15 20 18L4 18"),
      .stroke("M10 21L14 21"), .disk(18.5, 5.5, 3.5),
    ],
    "phone.down": [
      .area(
        "M1.5 14C1.5 5 22.5 5 22.5 14L21.5 17L16 16L16 12.5C13 11.5 11 11.5 8 12.5L8 16L2.5 17Z"
      )
    ],
    "plus.bubble": bubble + [.stroke("M12 7L12 14"), .stroke("M8.5 10.5L15.5 10.5")],
    "text.bubble": bubble + [.stroke("M7 8.5L17 8.5"), .stroke("M7 12.5L14 12.5")],
    "ellipsis.bubble": bubble + [.disk(8, 10.5, 1.3), .disk(12, 10.5, 1.3), .disk(16, 10.5, 1.3)],
    "bubble.left.and.bubble.right": [
      .stroke("M2 3L15 3L15 12L8 12L4 15.5L4 12L2 12Z"),
      .stroke("M18 8L22 8L22 18L20 18L20 21.5L16 18L10 18L10 15"),
    ],
    "ellipsis.rectangle": [
      .box(1.5, 5, 21, 14, 3), .disk(7, 12, 1.6), .disk(12, 12, 1.6), .disk(17, 12, 1.6),
    ],
    "slash": [.stroke("M19 5L5 19")],
    "grid": [
      .box(3, 3, 18, 18, 2), .stroke("M9 3L9 21"), .stroke("M15 3L15 21"), .stroke("M3 9L21 9"),
      .stroke("M3 15L21 15"),
    ],
    "die.face": [
      .box(3, 3, 18, 18, 4), .disk(7.5, 7.5, 1.6), .disk(12, 12, 1.6), .disk(16.5, 16.5, 1.6),
    ],
    "asterisk": [.stroke("M12 3L12 21"), .stroke("M4 7.5L20 16.5"), .stroke("M20 7.5L4 16.5")],
    "clear": [.box(3, 3, 18, 18, 4), .stroke("M8 8L16 16"), .stroke("M16 8L8 16")],
    "delete.left": [
      .stroke("M8 4L22 4L22 20L8 20L2 12Z"), .stroke("M11.5 8.5L18 15.5"),
      .stroke("M18 8.5L11.5 15.5"),
    ],
    "gobackward": [
      .stroke("M5 8C9 2 21 4 21 13C21 24 3 24 3 13"), .stroke("M4 2.5L4.5 8.5L10.5 8"),
    ],
    "goforward": [
      .stroke("M19 8C15 2 3 4 3 13C3 24 21 24 21 13"), .stroke("M20 2.5L19.5 8.5L13.5 8"),
    ],
    "arrow.turn.left.up": [.stroke("M20 20L10 20L10 4"), .stroke("M5 9L10 4L15 9")],
    "arrow.down.right": [.stroke("M5 5L19 19"), .stroke("M19 8L19 19L8 19")],
    "arrow.up.left": [.stroke("M19 19L5 5"), .stroke("M5 16L5 5L16 5")],
    "arrow.down.to.line": [
      .stroke("M12 2L12 16"), .stroke("M6 10L12 16L18 10"), .stroke("M4 21L20 21"),
    ],
    "arrow.up.to.line": [
      .stroke("M12 22L12 8"), .stroke("M6 14L12 8L18 14"), .stroke("M4 3L20 3"),
    ],
    "arrow.2.squarepath": [
      .stroke("M5 14L5 5L15 5"), .stroke("M2 11L5 14.5L8 11"), .stroke("M19 10L19 19L9 19"),
      .stroke("M16 13L19 9.5L22 13"),
    ],
    "arrowshape.turn.up.right": [
      .stroke("M14 5L21 11L14 17"), .stroke("M21 11L11 11C6 11 3 14 3 20"),
    ],
    "arrowshape.bounce.right": [.stroke("M2 6L8 17L13 9L21 17"), .stroke("M21 11L21 17L15 17")],
    "arrowtriangle.down": [.stroke("M3 6L21 6L12 19Z")],
    "arrowtriangle.up": [.stroke("M3 18L21 18L12 5Z")],
    "arrowtriangle.left": [.stroke("M18 3L18 21L5 12Z")],
    "arrowtriangle.right": [.stroke("M6 3L6 21L19 12Z")],
    "return": [.stroke("M20 5L20 14L4 14"), .stroke("M9 9L4 14L9 19")],
    "speaker.slash": [
      .stroke("M3 9L7 9L12 4.5L12 19.5L7 15L3 15Z"), .stroke("M16 9L22 15"), .stroke("M22 9L16 15"),
    ],
    "speaker.wave": [
      .stroke("M2 9L6 9L11 4.5L11 19.5L6 15L2 15Z"), .stroke("M14.5 9C16 10.5 16 13.5 14.5 15"),
      .stroke("M17.5 6C21 9 21 15 17.5 18"),
    ],
    "volume": [
      .stroke("M2 9L6 9L11 4.5L11 19.5L6 15L2 15Z"), .stroke("M14.5 9C16 10.5 16 13.5 14.5 15"),
      .stroke("M17.5 6C21 9 21 15 17.5 18"),
    ],
    "face.smiling": face + [.stroke("M7.5 14C9.5 18 14.5 18 16.5 14")],
    "face.dashed": face + [.stroke("M8 15.5L16 15.5")],
    "dot.radiowaves": [
      .disk(4, 12, 2.2), .stroke("M8.5 7.5C11 10 11 14 8.5 16.5"),
      .stroke("M12.5 4C17 8 17 16 12.5 20"),
      .stroke("M16.5 1.5C23 7 23 17 16.5 22.5"),
    ],
    "dot.radiowaves.left.and.right": [
      .disk(12, 12, 2.2), .stroke("M7.5 7.5C5 10 5 14 7.5 16.5"),
      .stroke("M16.5 7.5C19 10 19 14 16.5 16.5"),
      .stroke("M4 4C-0.5 8 -0.5 16 4 20"), .stroke("M20 4C24.5 8 24.5 16 20 20"),
    ],
    "icloud": cloud,
    "icloud.and.arrow.down": cloud + [.stroke("M12 10L12 17"), .stroke("M9 14.5L12 17.5L15 14.5")],
    "icloud.and.arrow.up": cloud + [.stroke("M12 17.5L12 10"), .stroke("M9 12.5L12 9.5L15 12.5")],
    "safari": [.circle(12, 12, 9.5), .area("M17 7L13.5 13.5L7 17L10.5 10.5Z")],
    "network": [
      .circle(12, 12, 9.5), .stroke("M2.5 12L21.5 12"), .stroke("M12 2.5L12 21.5"),
      .stroke("M12 2.5C6 8 6 16 12 21.5C18 16 18 8 12 2.5"),
    ],
    "touchid": [
      .stroke("M4 9C7 1 17 1 20 9"), .stroke("M6 17C5 8 9 6.5 12 6.5C15 6.5 19 8 18 17"),
      .stroke("M9.5 20C9 13 9.5 10.5 12 10.5C14.5 10.5 15 13 14.5 20"), .stroke("M12 14L12 19"),
    ],
    "hourglass": [
      .stroke("M5 2.5L19 2.5"), .stroke("M5 21.5L19 21.5"), .stroke("M7 3C7 11 17 13 17 21"),
      .stroke("M17 3C17 11 7 13 7 21"),
    ],
    "alarm": [
      .circle(12, 13, 8), .stroke("M12 8.5L12 13L15 15"), .stroke("M2.5 6L6 3"),
      .stroke("M21.5 6L18 3"),
    ],
    "stopwatch": [
      .circle(12, 13.5, 8), .stroke("M12 9L12 13.5"), .stroke("M9.5 2L14.5 2"),
      .stroke("M12 2L12 5"),
    ],
    "suit.heart": [
      .stroke("M12 21C4 15 2 12 2 8C2 2.5 9.5 1.5 12 7C14.5 1.5 22 2.5 22 8C22 12 20 15 12 21Z")
    ],
    "sterlingsign": [
      .stroke("M17 6C15 1.5 8 3 8.5 8L9 14C9 17 8 19 6 20.5L18 20.5"), .stroke("M5.5 12L14 12"),
    ],
  ]

  private static let shield: [SymbolGlyph.Part] = [
    .stroke("M12 2L20 5L20 12C20 17 16 20 12 22C8 20 4 17 4 12L4 5Z")
  ]
  private static let seal =
    "M12 2L15 4L18.5 4L19.5 7.5L22 10L21 13L21.5 16.5L18.5 18.5L17 21.5L13.5 21L12 22L10.5 21L7 21.5L5.5 18.5L2.5 16.5L3 13L2 10L4.5 7.5L5.5 4L9 4Z"
  private static let bin: [SymbolGlyph.Part] = [
    .stroke("M3 6L21 6"), .stroke("M5 6L6 21.5L18 21.5L19 6"), .stroke("M9 6L9 2.5L15 2.5L15 6"),
  ]
  private static let bubble: [SymbolGlyph.Part] = [
    .stroke("M3 4L21 4L21 17L11 17L6 21.5L6 17L3 17Z")
  ]
  private static let face: [SymbolGlyph.Part] = [
    .circle(12, 12, 9.5), .disk(8.7, 9.5, 1.3), .disk(15.3, 9.5, 1.3),
  ]
  private static let cloud: [SymbolGlyph.Part] = [
    .stroke("M6 19C1 19 1 12 6 12C6 4 16 4 17 10C23 9.5 23 19 18 19Z")
  ]
}
