extension DocumentHeader {
  /// The size of the canvas in points; 600 by 600 for documents with size classes before Xcode 8.
  package var canvasSize: Size {
    let device = deviceID.flatMap { Device.first(onCanvas: $0, toolsVersion: toolsVersion) }
    if let size = device?.portraitSize {
      let (width, height) = (Double(size.width), Double(size.height))
      return orientation == .portrait
        ? Size(width: width, height: height) : Size(width: height, height: width)
    }
    if let size = simulatedScreen.flatMap(SimulatedScreen.size) { return size }
    if platform == .tvOS { return Size(width: 1920, height: 1080) }
    if usesTraits { return Size(width: 600, height: 600) }
    return isForTablet ? Size(width: 768, height: 1024) : Size(width: 320, height: 568)
  }
}
