extension LayoutObject {
  /// True for an object of a class of the app, or with attributes that its class reads when it is loaded:
  /// the app's code decides what it does.
  package var isOfAppClass: Bool {
    attribute("customClass") != nil
      || properties.contains { property in
        property.path.rawValue.utf8.first == UInt8(ascii: ":")
          && property.path.rawValue.hasPrefix(":userDefinedRuntimeAttributes")
      }
  }

  /// True for an outlet, or a member of an outlet collection: it gives its destination to the app's code.
  package var isOutlet: Bool {
    role == .connection && (kind == "outlet" || kind == "outletCollection")
  }
}
