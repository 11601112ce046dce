/// Why two files or declarations are held to be counterparts; every link records at least one.
package enum Evidence: String, Sendable, Hashable, CaseIterable {
  /// The user named exactly these two files.
  case given
  /// A pair, pattern or name pattern of the configuration.
  case configured
  /// `parity:twin` in a comment.
  case directive
  /// The canonical names agree: of file stems, types or members.
  case sameName = "same-name"
  /// Parameter names agree as well.
  case sameParameters = "same-parameters"
  /// The numbers of parameters agree as well.
  case sameArity = "same-arity"
  /// `Foo+Bar.swift` belongs to the file of `Foo`.
  case extensionFile = "extension-file"
  /// A convention on both names: ViewController ~ Fragment, Error ~ Exception.
  case roleSuffix = "role-suffix"
  /// A prefix or suffix of interfaces or implementations, or the prefix of all that a side publishes:
  /// IFoo ~ FooProtocol, Foo ~ FooImpl, Foo ~ GBFoo.
  case roleAffix = "role-affix"
  /// They declare members with the same names.
  case sameMembers = "same-members"
  /// They declare types that are counterparts.
  case sameTypes = "same-types"
  /// Nothing else was left on either side of a twin.
  case onlyCandidates = "only-candidates"
  /// A Swift argument label is part of the Kotlin name: `add(days:)` ~ `addDays`.
  case foldedLabel = "folded-label"
  /// `getName()`, `isOpen` on one side, `name`, `open` on the other.
  case accessorPrefix = "accessor-prefix"
  /// A property on one side, a function without parameters on the other; a case and a nested type.
  case compatibleKind = "compatible-kind"
  /// Two words for one idea: `delegate` ~ `listener`, `description` ~ `toString()`.
  case synonym
  /// Members that the two platforms call at the same moment: `viewDidLoad()` ~ `onViewCreated()`.
  case lifecycle
  /// Parts of the screen whose names agree but for the words for such parts: `titleLabel` ~ `titleTextView`.
  case viewPart = "view-part"
  /// Another name for a member whose name and body are alike.
  case renamed
  /// An initializer on one side, a static function that makes the same of the same on the other.
  case factory
  /// A file-level function on one side, a member on the other.
  case moved
  /// At the level of a file on one side, in a type that is only there to hold it in the twin of that file.
  case namespace
  /// A function that is handed a value on one side, a member of the value's type on the other.
  case handedReceiver
  /// A member of a type on one side, one that the type's counterpart inherits on the other.
  case inherited
}
