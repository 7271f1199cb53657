/// Runs the drawing operators of a page, and collects the paths.
struct PDFPainter {
  /// The paths so far, back to front.
  private(set) var paths: [VectorPath] = []
  /// The bitmaps so far, back to front.
  private(set) var pictures: [VectorPicture] = []
  /// The gradients to which paths refer.
  private(set) var gradients: [VectorGradient] = []
  /// The areas outside which some paths are not drawn.
  private(set) var clips: [VectorClip] = []
  /// False if the page has content that paths can't show.
  private(set) var isComplete = true

  /// The transform of the page, in which patterns lie.
  private let page: Transform
  /// The corners of the page in the image's coordinates.
  private let corners: [VectorPath.Segment]
  private var state: State
  private var saved: [State] = []
  private var outline: [VectorPath.Segment] = []
  private var current = (x: 0.0, y: 0.0)
  /// The rule of a clip that the next painting operator sets; nil for none.
  private var pendingClip: VectorClip.Rule?
  private var segmentCount = 0
  private var operatorCount = 0

  private static let maximumSegments = 100_000
  private static let maximumOperators = 300_000
  private static let maximumDepth = 8
  private static let maximumNesting = 16
  private static let maximumClips = 2000
  private static let maximumPictures = 50
  private static let maximumGradients = 200

  /// The graphics state that `q` saves and `Q` restores.
  private struct State {
    var transform: Transform
    var fill = VectorPath.Color(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = VectorPath.Color(red: 0, green: 0, blue: 0, alpha: 1)
    /// The index of the gradient inside of paths; nil for the color.
    var gradient: Int?
    var lineWidth = 1.0
    var lineCap = 0
    var lineJoin = 0
    /// The indices of the clips, outermost first.
    var clips: [Int] = []
  }

  /// - Parameters:
  ///   - transform: The transform from the page's coordinates to the image's.
  ///   - width: The width of the image.
  ///   - height: The height of the image.
  init(transform: Transform, width: Double, height: Double) {
    state = State(transform: transform)
    page = transform
    corners = [.move(0, 0), .line(width, 0), .line(width, height), .line(0, height), .close]
  }

  /// Draws the content of a page.
  mutating func paint(page: [String: PDFValue], of file: inout PDFFile) {
    let contents = file.resolved(page["Contents"]).array ?? [page["Contents"] ?? .null]
    var bytes: [UInt8] = []
    for part in contents {
      guard let content = file.content(of: part) else {
        isComplete = false
        continue
      }
      bytes += content + [0x0a]
    }
    run(bytes, file.dictionary(page["Resources"]), &file, depth: 0)
  }

  private mutating func run(
    _ bytes: [UInt8],
    _ resources: [String: PDFValue],
    _ file: inout PDFFile,
    depth: Int
  ) {
    var lexer = PDFLexer(bytes)
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      operatorCount += 1
      guard operatorCount < PDFPainter.maximumOperators,
        segmentCount < PDFPainter.maximumSegments
      else {
        isComplete = false
        return
      }
      switch word {
      case "gs": useState(file.dictionary(named(operands, "ExtGState", resources, file)), file)
      case "Do": draw(named(operands, "XObject", resources, file), resources, &file, depth)
      case "scn" where operands.last?.name != nil:
        usePattern(file.dictionary(named(operands, "Pattern", resources, file)), &file)
      case "sh":
        fill(with: named(operands, "Shading", resources, file), &file)
      case "BI":
        // The bytes of an inline image are no operators.
        isComplete = false
        return
      default: perform(word, operands)
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  /// Returns the resource that the last operand names.
  private func named(
    _ operands: [PDFValue],
    _ kind: String,
    _ resources: [String: PDFValue],
    _ file: PDFFile
  ) -> PDFValue? {
    operands.last?.name.flatMap { file.dictionary(resources[kind])[$0] }
  }

  private mutating func useState(_ members: [String: PDFValue], _ file: PDFFile) {
    if let alpha = file.resolved(members["ca"]).number { state.fill.alpha = alpha }
    if let alpha = file.resolved(members["CA"]).number { state.stroke.alpha = alpha }
    if let width = file.resolved(members["LW"]).number { state.lineWidth = width }
    if file.resolved(members["SMask"]).dictionary != nil { isComplete = false }
  }

  /// Fills the paths that follow with the gradient of a pattern. Tiles are left out.
  private mutating func usePattern(_ members: [String: PDFValue], _ file: inout PDFFile) {
    let own = Transform(file.numbers(members["Matrix"])) ?? Transform()
    state.gradient = addGradient(members["Shading"], page.after(own), &file)
    if state.gradient == nil { isComplete = false }
  }

  /// Fills the area of the clips with a gradient.
  private mutating func fill(with shading: PDFValue?, _ file: inout PDFFile) {
    guard let gradient = addGradient(shading, state.transform, &file) else {
      isComplete = false
      return
    }
    addPath(corners, fill: state.fill, gradient: gradient)
  }

  private mutating func addGradient(
    _ shading: PDFValue?,
    _ transform: Transform,
    _ file: inout PDFFile
  ) -> Int? {
    guard gradients.count < PDFPainter.maximumGradients,
      let gradient = VectorGradient(shading: shading, transform, of: &file)
    else { return nil }
    if let known = gradients.lastIndex(of: gradient) { return known }
    gradients.append(gradient)
    return gradients.count - 1
  }

  private mutating func addPath(
    _ segments: [VectorPath.Segment],
    fill: VectorPath.Color?,
    gradient: Int? = nil,
    isEvenOdd: Bool = false,
    stroke: VectorPath.Color? = nil
  ) {
    paths.append(
      VectorPath(
        segments: segments,
        fill: fill,
        gradient: fill == nil ? nil : gradient,
        isEvenOdd: isEvenOdd,
        stroke: stroke,
        lineWidth: state.lineWidth * state.transform.scale,
        lineCap: state.lineCap,
        lineJoin: state.lineJoin,
        clips: state.clips
      )
    )
  }

  /// Draws a form or a bitmap.
  private mutating func draw(
    _ object: PDFValue?,
    _ resources: [String: PDFValue],
    _ file: inout PDFFile,
    _ depth: Int
  ) {
    let members = file.dictionary(object)
    if file.resolved(members["Subtype"]).name == "Image" {
      if !addPicture(object, members, &file) { isComplete = false }
      return
    }
    guard file.resolved(members["Subtype"]).name == "Form", depth < PDFPainter.maximumDepth,
      let content = file.content(of: object)
    else {
      isComplete = false
      return
    }
    let outer = (state, saved)
    let matrix = file.numbers(members["Matrix"])
    if let transform = Transform(matrix) { state.transform = state.transform.after(transform) }
    let own = file.dictionary(members["Resources"])
    run(content, own.isEmpty ? resources : own, &file, depth: depth + 1)
    (state, saved) = outer
  }

  /// Adds a bitmap; returns false if its format isn't known.
  private mutating func addPicture(
    _ object: PDFValue?,
    _ members: [String: PDFValue],
    _ file: inout PDFFile
  ) -> Bool {
    guard pictures.count < PDFPainter.maximumPictures else { return false }
    var opacity: PDFBitmap?
    if file.resolved(members["SMask"]).dictionary != nil {
      opacity = PDFBitmap(members["SMask"], of: &file)
      guard opacity?.components == 1 else { return false }
    }
    // The unit square of a PDF file has the y axis up.
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, x: 0, y: 1)
    func add(_ format: VectorPicture.Format, _ bytes: [UInt8], _ mask: [UInt8]?) -> Bool {
      pictures.append(
        VectorPicture(
          format: format,
          bytes: bytes,
          mask: mask,
          opacity: state.fill.alpha,
          position: paths.count,
          clips: state.clips,
          transform: state.transform.after(flip)
        )
      )
      return true
    }
    if let bitmap = PDFBitmap(object, of: &file) {
      return add(.png, bitmap.png(opacity: opacity), nil)
    }
    guard PDFBitmap.size(members, file) != nil,
      let jpeg = file.content(of: object, packedBy: "DCTDecode")
    else { return false }
    return add(.jpeg, jpeg, opacity?.png(opacity: nil))
  }

  // MARK: - Operators

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    let numbers = operands.compactMap(\.number)
    switch word {
    case "q": if saved.count < 256 { saved.append(state) }
    case "Q": state = saved.popLast() ?? state
    case "cm":
      if let transform = Transform(numbers) { state.transform = state.transform.after(transform) }
    case "w": state.lineWidth = numbers.last ?? state.lineWidth
    case "J": state.lineCap = numbers.last.flatMap { Int(exactly: $0) } ?? 0
    case "j": state.lineJoin = numbers.last.flatMap { Int(exactly: $0) } ?? 0
    case "m", "l", "c", "v", "y", "h", "re": build(word, numbers)
    case "W": pendingClip = .nonZero
    case "W*": pendingClip = .evenOdd
    case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n": finish(word)
    case "g", "rg", "k", "sc", "scn":
      state.gradient = nil
      setColor(\.fill, operands)
    case "G", "RG", "K", "SC", "SCN": setColor(\.stroke, operands)
    case "cs":
      state.fill = VectorPath.Color(red: 0, green: 0, blue: 0, alpha: state.fill.alpha)
      state.gradient = nil
    case "CS":
      state.stroke = VectorPath.Color(red: 0, green: 0, blue: 0, alpha: state.stroke.alpha)
    case "Tj", "TJ", "'", "\"", "EI": isComplete = false
    default: break
    }
  }

  private mutating func build(_ word: String, _ numbers: [Double]) {
    let arity = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "h": 0, "re": 4]
    guard numbers.count == arity[word] else { return }
    segmentCount += 1
    func at(_ place: Int) -> (Double, Double) {
      let pair = numbers.dropFirst(place).prefix(2)
      return state.transform.apply(pair.first ?? 0, pair.last ?? 0)
    }
    switch word {
    case "m":
      outline.append(.move(at(0).0, at(0).1))
      current = at(0)
    case "l":
      outline.append(.line(at(0).0, at(0).1))
      current = at(0)
    case "c": curve(at(0), at(2), at(4))
    case "v": curve((current.x, current.y), at(0), at(2))
    case "y": curve(at(0), at(2), at(2))
    case "h": outline.append(.close)
    default: rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    }
  }

  private mutating func curve(
    _ one: (Double, Double),
    _ two: (Double, Double),
    _ end: (Double, Double)
  ) {
    outline.append(.curve(one.0, one.1, two.0, two.1, end.0, end.1))
    current = end
  }

  private mutating func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
      .map { state.transform.apply($0.0, $0.1) }
    outline.append(.move(corners[0].0, corners[0].1))
    for corner in corners.dropFirst() { outline.append(.line(corner.0, corner.1)) }
    outline.append(.close)
    current = corners[0]
  }

  /// Draws the outline, if the operator does, clips to it, if `W` asked for that, and starts a new
  /// one.
  private mutating func finish(_ word: String) {
    if ["s", "b", "b*"].contains(word) { outline.append(.close) }
    let fills = ["f", "F", "f*", "B", "B*", "b", "b*"].contains(word)
    let strokes = ["S", "s", "B", "B*", "b", "b*"].contains(word)
    if fills || strokes, outline.count > 1 {
      addPath(
        outline,
        fill: fills ? state.fill : nil,
        gradient: state.gradient,
        isEvenOdd: word.hasSuffix("*"),
        stroke: strokes ? state.stroke : nil
      )
    }
    if let pendingClip { clip(by: pendingClip) }
    pendingClip = nil
    outline = []
  }

  private mutating func clip(by rule: VectorClip.Rule) {
    guard state.clips.count < PDFPainter.maximumNesting, clips.count < PDFPainter.maximumClips
    else {
      isComplete = false
      return
    }
    let clip = VectorClip(segments: outline, rule: rule)
    // Many files set the same clip before each path.
    if let known = clips.lastIndex(of: clip) {
      if !state.clips.contains(known) { state.clips.append(known) }
    } else {
      state.clips.append(clips.count)
      clips.append(clip)
    }
  }

  /// Sets a color by the number of its components: gray, RGB or CMYK.
  private mutating func setColor(
    _ place: WritableKeyPath<State, VectorPath.Color>,
    _ operands: [PDFValue]
  ) {
    let parts = operands.compactMap(\.number)
    guard let color = VectorPath.Color(components: parts, alpha: state[keyPath: place].alpha) else {
      // A pattern.
      isComplete = false
      return
    }
    state[keyPath: place] = color
  }
}

extension Transform {
  /// Creates a transform from the six numbers of a PDF matrix; nil if there are not six.
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0],
      b: numbers[1],
      c: numbers[2],
      d: numbers[3],
      x: numbers[4],
      y: numbers[5]
    )
  }
}
