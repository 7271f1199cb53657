extension SymbolForms {
  /// Tools, machines and media.
  static let tools: [String: [SymbolGlyph.Part]] = [
    "wrench": [
      .stroke(
        "M14.5 9.5C12.5 5 16 1.5 20 3L16.5 6.5L18 8L21.5 4.5C23 9 19 12 15.5 10.8L6 20.5C4.5 22 2 19.5 3.5 18Z"
      )
    ],
    "hammer": [.stroke("M4 20L12.5 11"), .area("M8 5L14 3L20.5 9.5L17 13Z")],
    "paintbrush": [
      .stroke("M20.5 3.5L10.5 14"), .area("M10 12.5C5 13 8 19 3 20.5C8 22.5 12.5 20 11.8 14.5Z"),
    ],
    "eyedropper": [
      .stroke("M3 21L4 17L13 8L16 11L7 20Z"), .area("M13 6L16 3C19 1 23 5 21 8L18 11Z"),
    ],
    "scissors": [
      .circle(5.5, 6, 3), .circle(5.5, 18, 3), .stroke("M8 8L21 17.5"), .stroke("M8 16L21 6.5"),
    ],
    "paperclip": [
      .stroke("M19 10L10.5 18.5C6.5 22 2 17.5 5.5 13.5L14 5C17 2.5 20.5 6 18 8.5L10 16.5")
    ],
    "pin": [
      .stroke("M7 3L17 3"), .stroke("M9 3L9 10L6 14L18 14L15 10L15 3"), .stroke("M12 14L12 22"),
    ],
    "key": [
      .circle(7, 12, 4.5), .stroke("M11.5 12L22 12"), .stroke("M18 12L18 16"),
      .stroke("M21.5 12L21.5 15"),
    ],
    "shield": [.stroke("M12 2L20 5L20 12C20 17 16 20 12 22C8 20 4 17 4 12L4 5Z")],
    "printer": [
      .stroke("M6 8L6 2.5L18 2.5L18 8"), .box(2.5, 8, 19, 9, 2), .block(6, 13, 12, 8.5, 1),
    ],
    "tray": [
      .stroke("M2.5 13L5 5L19 5L21.5 13L21.5 19L2.5 19Z"),
      .stroke("M2.5 13L9 13L10 16L14 16L15 13L21.5 13"),
    ],
    "archivebox": [
      .box(2, 4, 20, 5, 1.5), .stroke("M4 9L4 20.5L20 20.5L20 9"), .stroke("M9 13L15 13"),
    ],
    "bag": [.stroke("M4 8L20 8L21 21.5L3 21.5Z"), .stroke("M8 8C8 1 16 1 16 8")],
    "gift": [
      .box(3, 8, 18, 4.5, 1), .stroke("M5 12.5L5 21.5L19 21.5L19 12.5"), .stroke("M12 8L12 21.5"),
      .stroke("M12 8C5 7 6 1.5 9.5 3L12 8L14.5 3C18 1.5 19 7 12 8"),
    ],
    "keyboard": [
      .box(1.5, 5, 21, 14, 2.5), .stroke("M6 9.5L6 9.6"), .stroke("M10 9.5L10 9.6"),
      .stroke("M14 9.5L14 9.6"), .stroke("M18 9.5L18 9.6"), .stroke("M7.5 15L16.5 15"),
    ],
    "iphone": [.box(6.5, 1.5, 11, 21, 2.5), .stroke("M10.5 19.5L13.5 19.5")],
    "ipad": [.box(4, 1.5, 16, 21, 2.5), .stroke("M10 19.5L14 19.5")],
    "desktopcomputer": [
      .box(2, 3, 20, 13.5, 1.5), .stroke("M12 16.5L12 21"), .stroke("M8 21L16 21"),
    ],
    "display": [.box(2, 3, 20, 13.5, 1.5), .stroke("M12 16.5L12 21"), .stroke("M8 21L16 21")],
    "laptopcomputer": [.box(4, 5, 16, 11, 1.5), .stroke("M1.5 19L22.5 19")],
    "tv": [.box(2, 4, 20, 14, 2), .stroke("M8 21L16 21")],
    "applewatch": [
      .box(6.5, 6, 11, 12, 3), .stroke("M8.5 6L9.5 2L14.5 2L15.5 6"),
      .stroke("M8.5 18L9.5 22L14.5 22L15.5 18"),
    ],
    "headphones": [
      .stroke("M4 16L4 12C4 1.5 20 1.5 20 12L20 16"), .block(2.5, 14, 5, 7, 2),
      .block(16.5, 14, 5, 7, 2),
    ],
    "gamecontroller": [
      .stroke(
        "M6 7L18 7C22 7 24 19 20.5 19C18 19 17 15.5 15 15.5L9 15.5C7 15.5 6 19 3.5 19C0 19 2 7 6 7Z"
      ),
      .stroke("M8 9.5L8 13.5"), .stroke("M6 11.5L10 11.5"), .disk(16, 11.5, 1.4),
    ],
    "music.note": [.stroke("M9 18L9 4L19 2.5L19 15.5"), .disk(6.5, 18.5, 3), .disk(16.5, 16, 3)],
    "film": [
      .box(2.5, 4, 19, 16, 2), .stroke("M7 4L7 20"), .stroke("M17 4L17 20"), .stroke("M7 12L17 12"),
      .stroke("M2.5 9.5L7 9.5"), .stroke("M2.5 14.5L7 14.5"), .stroke("M17 9.5L21.5 9.5"),
      .stroke("M17 14.5L21.5 14.5"),
    ],
    "video": [.box(1.5, 6, 14, 12, 2.5), .stroke("M15.5 11L22.5 7L22.5 17L15.5 13")],
    "waveform": [
      .stroke("M3 10L3 14"), .stroke("M7.5 6L7.5 18"), .stroke("M12 2.5L12 21.5"),
      .stroke("M16.5 7L16.5 17"), .stroke("M21 10L21 14"),
    ],
    "lightbulb": [
      .stroke("M9 17C9 14 5 12.5 5 9C5 0 19 0 19 9C19 12.5 15 14 15 17Z"), .stroke("M10 21L14 21"),
    ],
    "flashlight": [.stroke("M8 2.5L16 2.5L16 7L14 10L14 21.5L10 21.5L10 10L8 7Z")],
    "battery": [.box(1.5, 7, 18, 10, 2.5), .block(4, 9.5, 13, 5, 1), .stroke("M22.5 11L22.5 13")],
    "power": [.stroke("M12 2.5L12 11"), .stroke("M7 6C-2 13 6 21.5 12 21.5C18 21.5 26 13 17 6")],
    "antenna.radiowaves.left.and.right": [
      .disk(12, 9, 2.5), .stroke("M12 11L12 22"), .stroke("M7 4C4.5 7 4.5 11 7 14"),
      .stroke("M17 4C19.5 7 19.5 11 17 14"),
    ],
    "newspaper": [
      .box(2.5, 4, 19, 16, 2), .block(6, 8, 5, 5, 0.5), .stroke("M14 9L18 9"),
      .stroke("M14 12.5L18 12.5"), .stroke("M6 16.5L18 16.5"),
    ],
    "graduationcap": [
      .stroke("M1.5 9L12 4L22.5 9L12 14Z"), .stroke("M6 11.5L6 17C9 20 15 20 18 17L18 11.5"),
    ],
    "briefcase": [
      .box(2, 7, 20, 13.5, 2), .stroke("M8 7L8 3.5L16 3.5L16 7"), .stroke("M2 13L22 13"),
    ],
    "ticket": [
      .stroke("M2 6L22 6L22 10C19.5 10.5 19.5 13.5 22 14L22 18L2 18L2 14C4.5 13.5 4.5 10.5 2 10Z")
    ],
    "faceid": [
      .stroke("M3 8L3 3L8 3"), .stroke("M16 3L21 3L21 8"), .stroke("M21 16L21 21L16 21"),
      .stroke("M8 21L3 21L3 16"), .stroke("M8.5 9L8.5 10.5"), .stroke("M15.5 9L15.5 10.5"),
      .stroke("M8.5 15.5C10 17.5 14 17.5 15.5 15.5"),
    ],
    "viewfinder": [
      .stroke("M3 8L3 3L8 3"), .stroke("M16 3L21 3L21 8"), .stroke("M21 16L21 21L16 21"),
      .stroke("M8 21L3 21L3 16"),
    ],
    "qrcode": [
      .box(3, 3, 7, 7, 1), .box(14, 3, 7, 7, 1), .box(3, 14, 7, 7, 1), .block(14, 14, 3, 3, 0),
      .block(18, 18, 3, 3, 0),
    ],
    "barcode": [
      .stroke("M3 5L3 19"), .stroke("M7 5L7 19"), .stroke("M10 5L10 19"), .stroke("M14 5L14 19"),
      .stroke("M18 5L18 19"), .stroke("M21 5L21 19"),
    ],
    "gauge": [
      .stroke("M4 19C-2 8 8 3 12 3C16 3 26 8 20 19"), .stroke("M12 15L16.5 8.5"), .disk(12, 15, 2),
    ],
    "chart.pie": [.circle(12, 12, 9.5), .stroke("M12 2.5L12 12L20 17")],
    "chart.line": [.stroke("M3 3L3 21L21 21"), .stroke("M6 16L11 10L14.5 13L20.5 5")],
    "thermometer": [.stroke("M10 14L10 4C10 1 14 1 14 4L14 14"), .circle(12, 18, 4)],
    "car": [
      .stroke("M2.5 18L2.5 12L5 10.5L7 5.5L17 5.5L19 10.5L21.5 12L21.5 18Z"), .disk(6.5, 14, 1.5),
      .disk(17.5, 14, 1.5), .stroke("M5 10.5L19 10.5"),
    ],
    "bus": [
      .box(4, 2.5, 16, 17, 2.5), .stroke("M4 12L20 12"), .disk(8, 16, 1.4), .disk(16, 16, 1.4),
      .stroke("M7 19.5L7 22"), .stroke("M17 19.5L17 22"),
    ],
    "airplane": [
      .area(
        "M22.5 12C22.5 10.5 20 10.5 15 10.5L9.5 2.5L7.5 2.5L10 10.5L5 10.5L3 7.5L1.5 7.5L3 12L1.5 16.5L3 16.5L5 13.5L10 13.5L7.5 21.5L9.5 21.5L15 13.5C20 13.5 22.5 13.5 22.5 12Z"
      )
    ],
    "bicycle": [
      .circle(5.5, 16, 4), .circle(18.5, 16, 4), .stroke("M5.5 16L9.5 8L16 8L18.5 16"),
      .stroke("M16 8L12 16L9.5 8"),
    ],
  ]
}
