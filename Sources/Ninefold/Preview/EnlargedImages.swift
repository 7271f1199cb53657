internal import LayoutModel
internal import LayoutPreview

/// Image views whose stored size is that of their image's pixels.
///
/// Some versions of Interface Builder measured an image at two or three pixels per point. On a device,
/// a view whose size no constraint sets is as large as the image in points (3 views of one app).
enum EnlargedImages {
  /// Returns the sizes of such views' images.
  static func sizes(
    in document: Document,
    _ resources: DocumentResources,
    _ appearance: Appearance
  ) -> [ObjectID: Size] {
    guard document.platform == .iOS, !resources.isEmpty else { return [:] }
    var result: [ObjectID: Size] = [:]
    for view in document.objects where view.role == .view && view.kind == "imageView" {
      guard let name = view.attribute("image"),
        let image = resources.image(named: name, scale: 1, in: appearance),
        let stored = view.storedFrame(in: .anyAny)
      else { continue }
      let isEnlarged = [2.0, 3].contains { factor in
        abs(stored.width - image.size.width * factor) <= 1
          && abs(stored.height - image.size.height * factor) <= 1
      }
      if isEnlarged { result[view.id] = image.size }
    }
    return result
  }
}
