internal import CodeModel
internal import Pairing
internal import SourceModel

/// What each platform does in its own way, so that a difference there is no news. Names are canonical.
enum PlatformHabits {
  /// Called by UIKit, AppKit, SwiftUI, Android or their test frameworks.
  private static let lifecycle: Set<String> = [
    "viewdidload", "viewwillappear", "viewdidappear", "viewwilldisappear", "viewdiddisappear", "viewdidlayoutsubviews",
    "viewwilllayoutsubviews", "loadview", "awakefromnib", "prepareforreuse", "layoutsubviews", "draw", "body",
    "preferredstatusbarstyle", "traitcollectiondidchange", "didmovetowindow", "didmovetosuperview",
    "intrinsiccontentsize",
    "oncreate", "oncreateview", "onviewcreated", "onstart", "onresume", "onpause", "onstop", "ondestroy",
    "ondestroyview", "onattach", "ondetach", "onsaveinstancestate", "onrestoreinstancestate", "onactivitycreated",
    "onactivityresult", "onoptionsitemselected", "oncreateoptionsmenu", "onbackpressed", "onnewintent", "onmeasure",
    "onlayout", "ondraw", "onattachedtowindow", "ondetachedfromwindow", "oncleared", "onbindviewholder",
    "oncreateviewholder", "getitemcount", "getitemviewtype", "getitemid", "getcount", "getview", "setup", "teardown",
    "layout", "numberofsections", "tableview", "collectionview", "applicationdidfinishlaunching", "setupviews",
  ]

  /// Attributes that tie a declaration to a view or to a runtime.
  private static let bindings: Set<String> = [
    "IBOutlet", "IBInspectable", "IBDesignable", "BindView", "JvmField", "VisibleForTesting", "RestrictTo",
    "Composable",
    "Preview", "UIApplicationMain", "NSManaged", "Serializer", "Deprecated", "available",
  ]

  private static let loggers: Set<String> = [
    "debugprint", "log", "logger", "nslog", "oslog", "timber", "dump", "assert", "assertionfailure", "breadcrumb",
  ]

  static func isPlumbing(_ declaration: Declaration) -> Bool {
    isSynthesisedName(canonicalName(declaration.name)) || isTiedToPlatform(declaration)
  }

  /// Called by the platform or bound to its views.
  static func isTiedToPlatform(_ declaration: Declaration) -> Bool {
    lifecycle.contains(canonicalName(declaration.name))
      || declaration.attributes.contains { bindings.contains($0.name) }
  }

  static func isLogging(_ mention: String) -> Bool { loggers.contains(mention) }

  static func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.visibility == .private || declaration.visibility == .fileprivate
  }

  /// Seen by fewer than the type that holds it: a helper, not part of what the type offers.
  static func isHelper(_ declaration: Declaration, in enclosing: Declaration?) -> Bool {
    if isPrivate(declaration) || declaration.visibility == .protected { return true }
    guard let enclosing else { return false }
    let isOpenType = enclosing.visibility == .public || enclosing.visibility == .open
    switch declaration.visibility {
    case .internal: return enclosing.visibility != .internal
    case .none: return isOpenType && enclosing.kind != .interface && enclosing.kind != .enum
    default: return false
    }
  }

  /// Whether something stands only under a platform condition such as `#if os(iOS)`.
  static func isConditional(_ declaration: Declaration) -> Bool { !declaration.conditions.isEmpty }
}
