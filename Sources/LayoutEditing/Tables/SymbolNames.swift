/// Tells the names of the system's symbols (SF Symbols) from those of an app's images.
///
/// In public documents of Xcode 11 and later, 371 of 391 images are symbols whose names consist of
/// words of symbols with dots between them, and 201 of 258 whose names are one of the words of
/// ``plain``. Of 1,809 other names, 4 are those of symbols.
enum SymbolNames {
  /// True for several words with dots that are all words of symbols, such as `square.and.arrow.up`.
  static func isCompound(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.count > 1
      && parts.allSatisfy { words.contains($0) || plain.contains($0) || Int($0) != nil }
  }

  /// The most used symbols whose names are one word. An app's image often has such a name too.
  static let plain = split(
    """
    airplane alarm ant at bag bandage banknote barcode bed bell bicycle bolt bold book bookmark \
    briefcase building bus calendar camera car cart cat character chart checklist checkmark circle \
    clear clock cloud command cpu creditcard crop cube cursor curlybraces deskclock dice display \
    doc document dog drop ear eject ellipsis envelope equal eraser escape exclamationmark \
    externaldrive eye eyedropper eyeglasses face faceid facemask fibrechannel figure film finder \
    fish flag flame folder forward backward fuelpump function gamecontroller gauge gear gearshape \
    gift gobackward goforward globe graduationcap grid guitars hammer hand hare headphones heart \
    helm highlighter house hourglass hurricane icloud info infinity internaldrive italic keyboard \
    key ladybug lanyardcard laptopcomputer lasso leaf lifepreserver lightbulb line link list \
    location lock lungs macwindow magnifyingglass map mappin megaphone memories menucard message \
    metronome mic microbe microphone minus moon mosque music mustache network newspaper nosign note \
    number opticaldiscdrive paintbrush paintpalette paperclip paperplane paragraphsign pause pawprint \
    pencil percent person personalhotspot phone photo pianokeys pills pin pip play plus power \
    printer puzzlepiece qrcode questionmark rays record rectangle repeat return rosette ruler safari \
    scalemass scissors scope scribble screwdriver server shield shippingbox shuffle sidebar signature \
    slash slowmo smoke snow sparkle sparkles speaker speedometer square star staroflife stethoscope \
    stop stopwatch storefront strikethrough studentdesk suitcase sum sun sunrise sunset swift switch \
    tag target terminal textformat thermometer ticket timelapse timer togglepower tornado tortoise \
    touchid train tram trash tray triangle trophy tropicalstorm tshirt tv umbrella underline video \
    viewfinder wallet wand waveform wifi wind wrench xmark
    """
  )

  private static let words = split(
    """
    1x2 2x1 3d a abc alignleft alignright aligncenter and angled antenna append arrow arrows \
    arrowshape arrowtriangle aspectratio badge bar battery below bottom bottomhalf bottomthird \
    bubble bullet center characters chevron circlepath clipboard clockwise closed compact \
    counterclockwise cross d dashed decrease delete diagonal die dot dotted down downtrend end \
    expand filemenu fill filled first forwardslash group half halffull horizontal ibeam in increase \
    indent inset iphone ipad larger leading leadingthird left lefthalf max min magnify merge move \
    multiply numbers off on open out outline outward page pages placeholdertext portrait landscape \
    quote radiowaves raised redaction reversed right righthalf rotate rotation rounded \
    rtl selection sensor side signs size slider sliders smaller smiling split squarepath squareroot \
    squares stack stars subscript superscript subtract swap text textbox thumbsdown thumbsup to \
    top tophalf topthird trailing trianglehead turn triangles two three uiwindow unchecked up uptrend \
    uturn vertical wave wallpaper with x y z zzz
    """
  )

  private static func split(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
