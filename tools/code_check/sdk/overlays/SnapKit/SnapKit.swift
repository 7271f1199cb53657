// swift-format-ignore-file
// The part of the SnapKit library that generated code uses.
#if os(iOS)
  import UIKit
  public typealias ConstraintView = UIView
  public typealias ConstraintLayoutGuide = UILayoutGuide
  public typealias ConstraintInsets = UIEdgeInsets
  public typealias LayoutRelation = NSLayoutConstraint.Relation
#else
  import AppKit
  public typealias ConstraintView = NSView
  public typealias ConstraintLayoutGuide = NSLayoutGuide
  public typealias ConstraintInsets = NSEdgeInsets
#endif

public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension ConstraintInsets: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}

public protocol ConstraintConstantTarget {}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
extension Int: ConstraintOffsetTarget {}
extension UInt: ConstraintOffsetTarget {}
extension Float: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension ConstraintInsets: ConstraintInsetTarget {}
public protocol ConstraintMultiplierTarget {}
extension Int: ConstraintMultiplierTarget {}
extension UInt: ConstraintMultiplierTarget {}
extension Float: ConstraintMultiplierTarget {}
extension Double: ConstraintMultiplierTarget {}
extension CGFloat: ConstraintMultiplierTarget {}
extension ConstraintItem: ConstraintMultiplierTarget {}
public protocol ConstraintPriorityTarget {}
extension Int: ConstraintPriorityTarget {}
extension UInt: ConstraintPriorityTarget {}
extension Float: ConstraintPriorityTarget {}
extension Double: ConstraintPriorityTarget {}
extension CGFloat: ConstraintPriorityTarget {}
#if os(iOS)
  extension UILayoutPriority: ConstraintPriorityTarget {}
#endif
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, ConstraintPriorityTarget {
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }
  public static var required: ConstraintPriority { fatalError() }
  public static var high: ConstraintPriority { fatalError() }
  public static var medium: ConstraintPriority { fatalError() }
  public static var low: ConstraintPriority { fatalError() }
}

public final class ConstraintItem {}

public class LayoutConstraint: NSLayoutConstraint {}

public final class Constraint {
  public var layoutConstraints: [LayoutConstraint] { fatalError() }
  public var isActive: Bool {
    get { fatalError() }
    set {}
  }
  public func install() {}
  public func uninstall() {}
  public func activate() {}
  public func deactivate() {}
  @discardableResult public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    fatalError()
  }
  @discardableResult public func update(inset: any ConstraintInsetTarget) -> Constraint {
    fatalError()
  }
  @discardableResult public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    fatalError()
  }
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint { fatalError() }
}

public class ConstraintMakerFinalizable {
  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    fatalError()
  }
  public var constraint: Constraint { fatalError() }
}
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult public func priority(_ amount: ConstraintPriority)
    -> ConstraintMakerFinalizable { fatalError() }
  @discardableResult public func priority(_ amount: any ConstraintPriorityTarget)
    -> ConstraintMakerFinalizable { fatalError() }
}
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult public func multipliedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func dividedBy(_ amount: any ConstraintMultiplierTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func offset(_ amount: any ConstraintOffsetTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func inset(_ amount: any ConstraintInsetTarget)
    -> ConstraintMakerEditable { fatalError() }
}
public class ConstraintMakerRelatable {
  @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    fatalError()
  }
  @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget)
    -> ConstraintMakerEditable { fatalError() }
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    fatalError()
  }
}
public class ConstraintMakerExtendable: ConstraintMakerRelatable {
  public var left: ConstraintMakerExtendable { fatalError() }
  public var top: ConstraintMakerExtendable { fatalError() }
  public var bottom: ConstraintMakerExtendable { fatalError() }
  public var right: ConstraintMakerExtendable { fatalError() }
  public var leading: ConstraintMakerExtendable { fatalError() }
  public var trailing: ConstraintMakerExtendable { fatalError() }
  public var width: ConstraintMakerExtendable { fatalError() }
  public var height: ConstraintMakerExtendable { fatalError() }
  public var centerX: ConstraintMakerExtendable { fatalError() }
  public var centerY: ConstraintMakerExtendable { fatalError() }
  public var lastBaseline: ConstraintMakerExtendable { fatalError() }
  public var firstBaseline: ConstraintMakerExtendable { fatalError() }
  public var edges: ConstraintMakerExtendable { fatalError() }
  public var size: ConstraintMakerExtendable { fatalError() }
  public var center: ConstraintMakerExtendable { fatalError() }
  public var leftMargin: ConstraintMakerExtendable { fatalError() }
  public var rightMargin: ConstraintMakerExtendable { fatalError() }
  public var topMargin: ConstraintMakerExtendable { fatalError() }
  public var bottomMargin: ConstraintMakerExtendable { fatalError() }
  public var leadingMargin: ConstraintMakerExtendable { fatalError() }
  public var trailingMargin: ConstraintMakerExtendable { fatalError() }
  public var centerXWithinMargins: ConstraintMakerExtendable { fatalError() }
  public var centerYWithinMargins: ConstraintMakerExtendable { fatalError() }
  public var margins: ConstraintMakerExtendable { fatalError() }
}
public class ConstraintMaker {
  public var left: ConstraintMakerExtendable { fatalError() }
  public var top: ConstraintMakerExtendable { fatalError() }
  public var bottom: ConstraintMakerExtendable { fatalError() }
  public var right: ConstraintMakerExtendable { fatalError() }
  public var leading: ConstraintMakerExtendable { fatalError() }
  public var trailing: ConstraintMakerExtendable { fatalError() }
  public var width: ConstraintMakerExtendable { fatalError() }
  public var height: ConstraintMakerExtendable { fatalError() }
  public var centerX: ConstraintMakerExtendable { fatalError() }
  public var centerY: ConstraintMakerExtendable { fatalError() }
  public var lastBaseline: ConstraintMakerExtendable { fatalError() }
  public var firstBaseline: ConstraintMakerExtendable { fatalError() }
  public var edges: ConstraintMakerExtendable { fatalError() }
  public var size: ConstraintMakerExtendable { fatalError() }
  public var center: ConstraintMakerExtendable { fatalError() }
  public var leftMargin: ConstraintMakerExtendable { fatalError() }
  public var rightMargin: ConstraintMakerExtendable { fatalError() }
  public var topMargin: ConstraintMakerExtendable { fatalError() }
  public var bottomMargin: ConstraintMakerExtendable { fatalError() }
  public var leadingMargin: ConstraintMakerExtendable { fatalError() }
  public var trailingMargin: ConstraintMakerExtendable { fatalError() }
  public var centerXWithinMargins: ConstraintMakerExtendable { fatalError() }
  public var centerYWithinMargins: ConstraintMakerExtendable { fatalError() }
  public var margins: ConstraintMakerExtendable { fatalError() }
}

public class ConstraintDSL {
  public var left: ConstraintItem { fatalError() }
  public var top: ConstraintItem { fatalError() }
  public var right: ConstraintItem { fatalError() }
  public var bottom: ConstraintItem { fatalError() }
  public var leading: ConstraintItem { fatalError() }
  public var trailing: ConstraintItem { fatalError() }
  public var width: ConstraintItem { fatalError() }
  public var height: ConstraintItem { fatalError() }
  public var centerX: ConstraintItem { fatalError() }
  public var centerY: ConstraintItem { fatalError() }
  public var edges: ConstraintItem { fatalError() }
  public var size: ConstraintItem { fatalError() }
  public var center: ConstraintItem { fatalError() }
  public var lastBaseline: ConstraintItem { fatalError() }
  public var firstBaseline: ConstraintItem { fatalError() }
  public var leftMargin: ConstraintItem { fatalError() }
  public var topMargin: ConstraintItem { fatalError() }
  public var rightMargin: ConstraintItem { fatalError() }
  public var bottomMargin: ConstraintItem { fatalError() }
  public var leadingMargin: ConstraintItem { fatalError() }
  public var trailingMargin: ConstraintItem { fatalError() }
  public var centerXWithinMargins: ConstraintItem { fatalError() }
  public var centerYWithinMargins: ConstraintItem { fatalError() }
  public var margins: ConstraintItem { fatalError() }
}
public class ConstraintViewDSL: ConstraintDSL {
  @discardableResult public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void)
    -> [Constraint] { fatalError() }
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {}
  public func removeConstraints() {}
  public var contentHuggingHorizontalPriority: Float {
    get { fatalError() }
    set {}
  }
}
#if os(iOS)
  public final class ConstraintLayoutSupportDSL {
    public var top: ConstraintItem { fatalError() }
    public var bottom: ConstraintItem { fatalError() }
    public var height: ConstraintItem { fatalError() }
  }
  extension UILayoutSupport {
    public var snp: ConstraintLayoutSupportDSL { fatalError() }
  }
#endif

extension ConstraintView {
  public var snp: ConstraintViewDSL { fatalError() }
}
extension ConstraintLayoutGuide {
  public var snp: ConstraintViewDSL { fatalError() }
}
