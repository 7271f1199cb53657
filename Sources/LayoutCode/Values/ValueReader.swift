import LayoutModel
import LocalizedStrings

/// Reads values of documents as expressions of code.
struct ValueReader {
  let platform: Platform
  /// The names of system images.
  private let systemImages: Set<String>
  /// The strings table of localized texts; nil for plain texts.
  private let table: DocumentTable?

  /// The strings table of a document.
  struct DocumentTable {
    let name: String
    let keys: TextKeys
  }

  init(_ platform: Platform, resources objects: [LayoutObject], table: DocumentTable?) {
    self.platform = platform
    self.table = table
    systemImages = Set(
      objects.filter {
        $0.role == .resource && $0.kind == "image" && $0.attribute("catalog") == "system"
      }.compactMap { $0.attribute("name") }
    )
  }

  /// Returns the value of a property; nil if there is no row, or if code can't express it.
  ///
  /// - Parameters:
  ///   - path: The property's path.
  ///   - properties: The object's rows.
  ///   - id: The object, by which strings files name its texts.
  ///   - prefix: The prefix that turns the paths of the rows into paths of the object.
  func value(
    _ form: ValueForm,
    at path: String,
    in properties: [Property],
    of id: ObjectID,
    below prefix: String = ""
  ) -> CodeValue? {
    guard let property = properties.first(where: { $0.path.rawValue.hasSameBytes(as: path) }) else {
      return nil
    }
    switch form {
    case .text:
      return text(property.value, path, in: properties).map {
        localized($0, property, of: id, below: prefix)
      }
    case .plainText, .identifier:
      let value = text(property.value, path, in: properties).map { CodeValue(string: $0) }
      if case .identifier = form {
        return value.map {
          CodeValue("NSUserInterfaceItemIdentifier(\($0.swift))", $0.objectiveC)
        }
      }
      return value
    case .image: return ImageValue(self, path, properties).value
    case .color: return color(property.value)
    case .font:
      return font(property.value)
        ?? literal("\(path)/textStyle", properties).flatMap(FontValue.style)
    case .titleFont: return font(property.value).map(titleAttributes)
    case .attributedText: return AttributedValue(self, path, properties).value
    case .textAttributes: return AttributedValue(self, path, properties).barAttributes
    case .insets, .minimalInsets, .directionalInsets, .cocoaInsets:
      return InsetsValue(form, path, properties)?.value
    case .size: return size(property.value, path, properties)
    case .options(let name): return options(name, path, properties)
    case .texts: return texts(path, properties, of: id)
    case .symbolConfiguration: return ImageValue(self, path, properties).configuration(at: path)
    case .date:
      if path == "date", literal("useCurrentDate", properties) == nil { return nil }
      return number(literal("\(path)/timeIntervalSinceReferenceDate", properties)).map {
        CodeValue(
          "Date(timeIntervalSinceReferenceDate: \($0))",
          "[NSDate dateWithTimeIntervalSinceReferenceDate:\($0)]"
        )
      }
    case .locale:
      return literal("\(path)/localeIdentifier", properties).map {
        let name = CodeValue(string: $0)
        return CodeValue(
          "Locale(identifier: \(name.swift))",
          "[NSLocale localeWithLocaleIdentifier:\(name.objectiveC)]"
        )
      }
    case .buttonType: return ButtonType(properties).value
    case .shadow, .appearance, .sortDescriptor: return cocoa(form, path, property.value, properties)
    default: return property.value.literal.flatMap { plain(form, $0) }
    }
  }

  /// Returns the paths of a text's attributes that code can't express.
  func unknownAttributes(_ form: ValueForm, at path: String, in rows: [Property]) -> [String] {
    switch form {
    case .attributedText, .textAttributes: AttributedValue(self, path, rows).unknown
    default: []
    }
  }

  /// Returns a value of one literal.
  private func plain(_ form: ValueForm, _ literal: String) -> CodeValue? {
    switch form {
    case .number: return number(literal).map { CodeValue($0, $0) }
    case .dimension where Double(literal) == -1:
      return CodeValue("UITableView.automaticDimension", "UITableViewAutomaticDimension")
    case .dimension: return number(literal).map { CodeValue($0, $0) }
    case .priority:
      return number(literal).flatMap(Double.init).map { CodeValue(CodeNumber.priority($0)) }
    case .integer: return Double(literal)?.whole.map { CodeValue("\($0)", "\($0)") }
    case .boolean, .statement:
      return literal == "YES" || literal == "NO" ? CodeValue(literal == "YES") : nil
    case .word(let word): return CodeValue(literal == word)
    case .choice(let name): return EnumerationTable.shared.value(literal, of: name)
    case .popoverBehavior:
      return EnumerationTable.shared.popoverBehavior(literal)
    case .url:
      let text = CodeValue(string: literal)
      return CodeValue("URL(string: \(text.swift))", "[NSURL URLWithString:\(text.objectiveC)]")
    case .boxed:
      return number(literal).map { CodeValue("NSNumber(value: \($0))", "@(\($0))") }
    default: return nil
    }
  }

  // MARK: - Texts and numbers

  /// Returns a text, which is an attribute or a child element; nil for other values.
  func text(_ value: Value, _ path: String, in properties: [Property]) -> String? {
    switch value {
    case .attribute(let literal): return literal
    case .element("string", let text), .element("mutableString", let text):
      let isEncoded = literal("\(path)/base64-UTF8", properties) == "YES"
      return isEncoded ? Base64.text(text ?? "") : text ?? ""
    default: return nil
    }
  }

  /// Returns a text as a literal, or as a call that looks up its translation if strings files have
  /// a key for it.
  func localized(
    _ text: String,
    _ property: Property,
    of id: ObjectID,
    below prefix: String = ""
  ) -> CodeValue {
    let value = CodeValue(string: text)
    guard let table, property.variation.isBase,
      let key = table.keys.key(of: PropertyPath(prefix + property.path.rawValue), in: id)
    else { return value }
    let (name, file) = (CodeValue(string: key), CodeValue(string: table.name))
    return CodeValue(
      "NSLocalizedString(\(name.swift), tableName: \(file.swift), bundle: .main, "
        + "value: \(value.swift), comment: \"\")",
      "NSLocalizedStringWithDefaultValue(\(name.objectiveC), \(file.objectiveC), "
        + "NSBundle.mainBundle, \(value.objectiveC), @\"\")"
    )
  }

  func literal(_ path: String, _ properties: [Property]) -> String? {
    let place = properties.indices.first {
      properties[$0].path.rawValue.hasSameBytes(as: path)
    }
    return place.flatMap { properties[$0].value.literal }
  }

  /// Returns a finite number in the spelling of both languages.
  func number(_ literal: String?) -> String? {
    guard let literal, let number = Double(literal), number.isFinite else { return nil }
    return CodeNumber.text(number)
  }

  private func texts(_ path: String, _ properties: [Property], of id: ObjectID) -> CodeValue? {
    let texts = properties.compactMap { property -> CodeValue? in
      guard property.path.parent.rawValue == path, property.value.tag == "string" else {
        return nil
      }
      return text(property.value, property.path.rawValue, in: properties).map {
        localized($0, property, of: id)
      }
    }
    return CodeValue(
      "[\(texts.map(\.swift).joined(separator: ", "))]",
      "@[\(texts.map(\.objectiveC).joined(separator: ", "))]"
    )
  }

  /// Returns an option set: an element with a flag for each option, or an attribute with its word.
  private func options(_ name: String, _ path: String, _ properties: [Property]) -> CodeValue? {
    if let word = literal(path, properties) {
      return EnumerationTable.shared.options([word], of: name)
    }
    let words = properties.compactMap { property -> String? in
      property.path.parent.rawValue == path && property.value.literal == "YES"
        && property.path.name != "none" ? property.path.name : nil
    }
    return EnumerationTable.shared.options(words, of: name)
  }

  private func size(_ value: Value, _ path: String, _ properties: [Property]) -> CodeValue? {
    let fields: [String?]
    if case .record(let record) = value, record.kind == .size {
      fields = [record["width"], record["height"]]
    } else {
      // Old documents have a value with a type.
      fields = ["width", "height"].map { literal("\(path)/\($0)", properties) }
    }
    guard let width = number(fields[0]), let height = number(fields[1]) else { return nil }
    let function = platform == .macOS ? "NSMakeSize" : "CGSizeMake"
    return CodeValue(
      "CGSize(width: \(width), height: \(height))",
      "\(function)(\(width), \(height))"
    )
  }

  // MARK: - Resources

  var prefix: String { platform.classPrefix }

  func isSystemImage(_ name: String) -> Bool { systemImages.contains(name) }

  func color(_ value: Value) -> CodeValue? {
    guard case .record(let record) = value, record.kind == .color else { return nil }
    return ColorValue(record, platform).value
  }

  /// Returns the function that gives a button's title a font.
  private func titleAttributes(_ font: CodeValue) -> CodeValue {
    let type = "NSDictionary<NSAttributedStringKey, id> *"
    return CodeValue(
      "UIConfigurationTextAttributesTransformer { attributes in "
        + "var changed = attributes; changed.font = \(font.swift); return changed }",
      "^\(type)(\(type)attributes) { NSMutableDictionary *changed = [attributes mutableCopy]; "
        + "changed[NSFontAttributeName] = \(font.objectiveC); return changed; }"
    )
  }

  func font(_ value: Value) -> CodeValue? {
    guard case .record(let record) = value else { return nil }
    return FontValue(record, platform).value
  }
}
