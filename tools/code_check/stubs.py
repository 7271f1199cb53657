"""The classes of an app that a document names: stubs for what the generated code does not declare."""

import re
import xml.etree.ElementTree as ElementTree

UIKIT = {
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
    "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
    "pageViewController": "UIPageViewController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIViewController",
    "viewControllerPlaceholder": "UIViewController",
    "constraint": "NSLayoutConstraint", "containerView": "UIView", "customObject": "NSObject",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "tapGestureRecognizer": "UITapGestureRecognizer", "imageView": "UIImageView",
    "textField": "UITextField", "searchBar": "UISearchBar", "mapView": "MKMapView", "wkWebView": "WKWebView",
    "webView": "UIWebView", "glkView": "GLKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "skView": "SKView", "mtkView": "MTKView", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "window": "UIWindow",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "collectionViewLayout": "UICollectionViewLayout",
    "collectionReusableView": "UICollectionReusableView", "segue": "UIStoryboardSegue",
    "switch": "UISwitch", "view": "UIView", "visualEffectView": "UIVisualEffectView",
}
APPKIT = {
    "constraint": "NSLayoutConstraint", "customObject": "NSObject", "customView": "NSView", "window": "NSWindow", "view": "NSView",
    "viewController": "NSViewController", "windowController": "NSWindowController",
    "tabViewController": "NSTabViewController", "splitViewController": "NSSplitViewController",
    "pagecontroller": "NSPageController", "segue": "NSStoryboardSegue", "arrayController": "NSArrayController",
    "userDefaultsController": "NSUserDefaultsController", "wkWebView": "WKWebView", "panel": "NSPanel",
    "viewControllerPlaceholder": "NSViewController",
    "containerView": "NSView", "visualEffectView": "NSVisualEffectView",
}


def superclass_of(element, is_mac):
    """The toolkit's class of an element."""
    tag = element.tag
    known = (APPKIT if is_mac else UIKIT).get(tag)
    if known:
        return known
    if tag == "placeholder":
        return owner_superclass(element, is_mac)
    return ("NS" if is_mac else "UI") + tag[:1].upper() + tag[1:]


def owner_superclass(element, is_mac):
    """What the owner of a xib must be, by the outlets that it connects."""
    names = {outlet.get("property") for outlet in element.iter("outlet")}
    prefix = "NS" if is_mac else "UI"
    custom = element.get("customClass") or ""
    if "window" in names and is_mac:
        return "NSWindowController"
    if "view" in names or custom.endswith("ViewController"):
        return prefix + "ViewController"
    if custom.endswith("WindowController"):
        return "NSWindowController"
    if custom.endswith("Cell") and not is_mac:
        return "UITableViewCell"
    if custom.endswith("View"):
        return prefix + "View"
    return "NSObject"


class AppClass:
    """A class of the app: its superclass, outlets and actions."""

    def __init__(self, name, base):
        self.name, self.base = name, base
        self.outlets, self.collections, self.actions = {}, {}, set()


def is_reference(scene):
    """True for a scene that stands for a controller of another storyboard."""
    return any(element.tag in ("viewControllerPlaceholder", "controllerPlaceholder") for element in scene.iter())


class Document:
    """A storyboard or xib."""

    def __init__(self, path, headers):
        self.path, self.headers = path, headers
        self.root = ElementTree.parse(path).getroot()
        self.type = self.root.get("type") or ""
        self.is_mac = ".Cocoa." in self.type
        self.is_watch = "WatchKit" in self.type
        self.is_storyboard = "Storyboard" in self.type
        # A reference to another storyboard has no code.
        self.scenes = [scene.get("sceneID") for scene in self.root.iter("scene")
                       if scene.get("sceneID") and not is_reference(scene)]
        self.elements = {item.get("id"): item for item in self.root.iter() if item.get("id")}
        self.modules = sorted({
            item.get("customModule") for item in self.root.iter() if item.get("customModule")})
        self.classes = self.read_classes()

    @property
    def platform(self):
        return "macos" if self.is_mac else "ios"

    def is_own(self, name):
        """True for a class of the app."""
        return bool(name) and name not in self.headers.superclass and name not in ("NSObject", "FirstResponder")

    def class_of(self, element):
        if element is None:
            return "NSObject"
        return element.get("customClass") or superclass_of(element, self.is_mac)

    def read_classes(self):
        classes = {}
        for element in self.root.iter():
            name = element.get("customClass")
            if self.is_own(name) and element.tag not in ("userDefinedRuntimeAttribute",):
                base = superclass_of(element, self.is_mac)
                if base not in self.headers.superclass:
                    base = "NSObject"
                known = classes.get(name)
                if known is None or known.base == "NSObject":
                    classes.setdefault(name, AppClass(name, base)).base = base
        for element in self.root.iter():
            name = element.get("customClass")
            connections = element.find("connections")
            if name in classes and connections is not None:
                self.add_outlets(classes[name], connections)
        for action in self.root.iter("action"):
            target = self.elements.get(action.get("target") or action.get("destination"))
            name = target.get("customClass") if target is not None else None
            if name in classes:
                classes[name].actions.add(action.get("selector"))
        return classes

    def add_outlets(self, own, connections):
        for outlet in connections:
            if outlet.tag not in ("outlet", "outletCollection"):
                continue
            member = outlet.get("property")
            if not member or self.headers.has_member(own.base, member):
                continue
            kind = self.class_of(self.elements.get(outlet.get("destination")))
            (own.outlets if outlet.tag == "outlet" else own.collections).setdefault(member, kind)


def swift_stub(own):
    lines = [f"class {own.name}: {own.base} {{"]
    lines += [f"  @IBOutlet var `{name}`: {kind}!" for name, kind in sorted(own.outlets.items())]
    lines += [f"  @IBOutlet var `{name}`: [{kind}]!" for name, kind in sorted(own.collections.items())]
    for selector in sorted(own.actions):
        parts = selector.split(":")
        if not all(re.fullmatch(r"\w*", part) for part in parts):
            continue
        arguments = ", ".join(
            [f"{part + ' ' if index else '_ '}argument{index}: Any?" for index, part in enumerate(parts[:-1])])
        lines.append(f"  @objc({selector}) func `{parts[0]}`({arguments}) {{}}")
    return "\n".join([*lines, "}", ""])


def objective_c_stub(own, toolkit):
    own_kinds = sorted({*own.outlets.values()})
    lines = [f"#import <{toolkit}/{toolkit}.h>", *[f"@class {kind};" for kind in own_kinds],
             f"@interface {own.name} : {own.base}"]
    lines += [f"@property (nonatomic) IBOutlet {kind} *{name};" for name, kind in sorted(own.outlets.items())]
    lines += [f"@property (nonatomic) IBOutletCollection({kind}) NSArray *{name};".replace(
        f"IBOutletCollection({kind}) ", "") for name, kind in sorted(own.collections.items())]
    for selector in sorted(own.actions):
        parts = selector.split(":")
        text = selector if len(parts) == 1 else " ".join(
            f"{part}:(id)argument{index}" for index, part in enumerate(parts[:-1]))
        lines.append(f"- (void){text};")
    return "\n".join([*lines, "@end", ""])
