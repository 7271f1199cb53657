package import LayoutModel

extension LayoutObject {
  /// The resources that the object's values refer to, in any class; empty for a resource.
  package var resourceReferences: Set<ResourceReference> {
    var result: Set<ResourceReference> = []
    guard role != .resource else { return result }
    for property in properties {
      switch property.value {
      case .attribute(let literal) where ValueKind.isImageName(property.path.name):
        result.insert(ResourceReference(.image, literal))
      case .record(let record) where record.kind == .color:
        if let name = record["systemColor"] { result.insert(ResourceReference(.systemColor, name)) }
        if let name = record["name"], record["catalog"] == nil {
          result.insert(ResourceReference(.namedColor, name))
        }
      default: break
      }
    }
    return result
  }
}
