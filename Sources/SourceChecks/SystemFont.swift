/// The fonts that come with iOS and macOS.
enum SystemFont {
  /// Returns true if a font's name or its family is one of the system's.
  static func contains(_ name: String, family: String?) -> Bool {
    let text = plain(family ?? name)
    let face = plain(name)
    return name.hasPrefix(".") || families.contains { text.hasPrefix($0) || face.hasPrefix($0) }
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let families = """
    helvetica arial avenir georgia courier times verdana trebuchet gillsans futura optima palatino \
    baskerville didot cochin copperplate bradleyhand chalkboard chalkduster marker noteworthy \
    papyrus partylet savoye snellroundhand zapfdingbats zapfino symbol system sf sanfrancisco menlo \
    monaco americantypewriter applecolor applesd applegothic applesymbols applemyungjo academyengraved \
    bodoni chaparral damascus devanagari diwan dinalternate dincondensed euphemia farah geeza \
    gujarati gurmukhi heiti hiragino hoefler iowan kailasa kannada kefa khmer kohinoor lao \
    lucidagrande lucida malayalam marion mishafi myanmar newyork noto oriya phosphate pingfang rockwell \
    sinhala stheiti stixgeneral superclarendon tamil telugu thonburi waseem charter seravek athelas \
    galvji grantha mukta muna sana sathu skia songti kaiti andale impact comicsans tahoma \
    microsoftsans webdings wingdings plantagenet krungthep ayuthaya silom raanana corsiva newpeninim \
    alnile altarikh almnisar albayan baghdad beirut kufi nadeem bigcaslon brush luminari trattatello \
    herculanum apple arialhebrew bangla itf khmersangam laosangam hiraginomin hiraginosans \
    hirakaku hiramin hiramaru dearjoe geneva ptsans ptserif ptmono stixtwo stsong stkaiti \
    stfangsong stxihei sukhumvit yugothic yumincho klee toppanbunkyu inaimathi kokonor mshtakan farisi \
    decotype shreedev
    """.split { $0 == " " || $0 == "\n" }.map(String.init)
}
