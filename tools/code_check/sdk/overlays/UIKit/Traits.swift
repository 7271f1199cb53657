// swift-format-ignore-file
// Traits, their registration, and option sets that Swift declares in another form than the headers.
@_exported import UIKit
@_exported import UIFoundation

extension UIAccessibilityTraits: OptionSet {}

extension UILayoutPriority {
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
}
extension UIFont.Weight {
  public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }
}

extension UIEdgeInsets: Equatable {
  public static func == (first: UIEdgeInsets, second: UIEdgeInsets) -> Bool { fatalError() }
}

@available(iOS 17, *)
@MainActor
public protocol UITraitChangeObservable {
  @discardableResult
  func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
}

@available(iOS 17, *)
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<Observer: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration { fatalError() }
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration { fatalError() }
}

@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17, *)
extension UIView: UITraitChangeObservable {}
@available(iOS 17, *)
extension UIViewController: UITraitChangeObservable {}

@available(iOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
@available(iOS 17, *)
public protocol UITraitDefinition {}

extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int {
    get { fatalError() }
    set {}
  }
  public var row: Int {
    get { fatalError() }
    set {}
  }
  public var item: Int {
    get { fatalError() }
    set {}
  }
}
