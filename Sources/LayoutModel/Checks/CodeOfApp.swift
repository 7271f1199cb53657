extension LayoutObject {
  /// True for an object of an app's class, or with runtime attributes that its class reads when it
  /// is loaded. The app's code decides what such an object does.
  package var isOfAppClass: Bool {
    attribute("customClass") != nil
      || properties.contains { property in
        property.path.rawValue.utf8.first == UInt8(ascii: ":")
          && property.path.rawValue.hasPrefix(":userDefinedRuntimeAttributes")
      }
  }

  /// True for an outlet or a member of an outlet collection, which gives the app's code access to
  /// its destination.
  package var isOutlet: Bool {
    role == .connection && (kind == "outlet" || kind == "outletCollection")
  }
}
