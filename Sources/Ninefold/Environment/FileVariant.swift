internal import Foundation
internal import LayoutModel

/// The devices that a file is for, derived from its name.
///
/// UIKit loads `Cell~ipad.xib` instead of `Cell.xib` on tablets, and `Cell~iphone.xib` on phones.
/// Teams also choose files by name in code: `Cell_iPad.xib`, or `Cell-568h.xib` for phones of 4
/// inches and more.
struct FileVariant {
  /// The part of the name, or the file beside it, that restricts the devices.
  private let evidence: String
  private var families: Set<Device.Family>?
  private var minimumPhoneLength: Int?

  private static let phones: Set<Device.Family> = [.iPhone, .iPodTouch]

  /// Creates a variant; nil if the names don't restrict the devices.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - names: The names of the files in its folder.
  init?(_ path: String, among names: Set<String>) {
    let file = URL(fileURLWithPath: path)
    let stem = file.deletingPathExtension().lastPathComponent
    func beside(_ ending: String) -> String? {
      ["~", "_", "-"].map { stem + $0 + ending + "." + file.pathExtension }.first { other in
        names.contains { $0.lowercased() == other.lowercased() }
      }
    }
    if let ending = FileVariant.ending(of: stem) {
      evidence = ending
      switch ending.dropFirst().lowercased() {
      case "ipad": families = [.iPad]
      case "iphone": families = FileVariant.phones
      default: (families, minimumPhoneLength) = (FileVariant.phones, 568)
      }
      return
    }
    let (tablet, phone) = (beside("ipad"), beside("iphone"))
    guard let other = tablet ?? phone, tablet == nil || phone == nil else { return nil }
    evidence = "beside \(other)"
    families = tablet == nil ? [.iPad] : FileVariant.phones
  }

  /// Returns the part of a name that restricts the devices, such as `~ipad`; nil if there is none.
  private static func ending(of stem: String) -> String? {
    let separators: Set<Character> = ["~", "_", "-"]
    guard let place = stem.lastIndex(where: separators.contains) else { return nil }
    let ending = stem[place...]
    return ["ipad", "iphone", "568h"].contains(ending.dropFirst().lowercased())
      ? String(ending) : nil
  }

  /// Removes the other devices, unless none would be left.
  func apply(to environment: inout AppEnvironment, of document: String) {
    if let families {
      let shared = environment.screens.families.intersection(families)
      if !shared.isEmpty { environment.screens.families = shared }
    }
    if let minimumPhoneLength { environment.screens.minimumPhoneLength = minimumPhoneLength }
    environment.facts.append(
      AppEnvironment.Fact(name: "name of the file", value: evidence, file: document, line: 1)
    )
  }
}
