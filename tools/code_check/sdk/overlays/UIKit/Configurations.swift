// swift-format-ignore-file
// Configurations, which are structures in Swift.

@available(iOS 14, *)
public struct UIConfigurationColorTransformer {
  public init(_ transform: @escaping (UIColor) -> UIColor) {}
}
@available(iOS 15, *)
public struct UIConfigurationTextAttributesTransformer {
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

@available(iOS 14, *)
public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { fatalError() }
  public var customView: UIView?
  public var cornerRadius: CGFloat
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var backgroundColor: UIColor?
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat
  public var strokeOutset: CGFloat
  @available(iOS 15, *)
  public var image: UIImage? {
    get { fatalError() }
    set {}
  }
  @available(iOS 15, *)
  public var imageContentMode: UIView.ContentMode {
    get { fatalError() }
    set {}
  }
}

@available(iOS 15, *)
extension UIButton {
  @available(iOS 15, *)
  public struct Configuration {
    public enum Size { case mini, small, medium, large }
    public enum TitleAlignment { case automatic, leading, center, trailing }
    public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
    public enum MacIdiomStyle { case automatic, bordered, borderless, borderlessTinted }
    public enum Indicator { case automatic, none, popup }
    public static func plain() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func tinted() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }
    public static func borderless() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedTinted() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle
    public var buttonSize: Size
    public var macIdiomStyle: MacIdiomStyle
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator: Bool
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleLineBreakMode: NSLineBreakMode
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    @available(iOS 16, *)
    public var indicator: Indicator {
      get { fatalError() }
      set {}
    }
    public var contentInsets: NSDirectionalEdgeInsets
    public mutating func setDefaultContentInsets() {}
    public var imagePlacement: NSDirectionalRectEdge
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var titleAlignment: TitleAlignment
    public var automaticallyUpdateForSelection: Bool
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    fatalError()
  }
  public var configuration: Configuration? {
    get { fatalError() }
    set {}
  }
}

@available(iOS 13, *)
extension UIAction {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) { fatalError() }
}
@available(iOS 13, *)
extension UIMenu {
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) { fatalError() }
}
@available(iOS 13, *)
extension UICommand {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) { fatalError() }
}
@available(iOS 15, *)
extension AttributeNames {
  public var font: UIFont { fatalError() }
  public var foregroundColor: UIColor { fatalError() }
  public var backgroundColor: UIColor { fatalError() }
  public var paragraphStyle: NSParagraphStyle { fatalError() }
  public var kern: CGFloat { fatalError() }
  public var underlineStyle: NSUnderlineStyle { fatalError() }
  public var strikethroughStyle: NSUnderlineStyle { fatalError() }
}
@available(iOS 14, *)
extension UIBarButtonItem {
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) { fatalError() }
}
