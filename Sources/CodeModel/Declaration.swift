package import SourceModel

/// Who may see a declaration. `none` means that the source says nothing and the language's default holds.
package enum Visibility: String, Sendable, Hashable {
  case none
  case `private`
  case `fileprivate`
  case protected
  case `internal`
  case package
  case `public`
  case open
}

/// The words before a declaration that have the same meaning in both languages, or that one of them lacks.
package struct Modifiers: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Swift `static`, `class`. Members of a Kotlin companion get it from the normaliser, not from the front-end.
  package static let `static` = Modifiers(rawValue: 1 << 0)
  /// `var`; absent for `let` and `val`.
  package static let mutable = Modifiers(rawValue: 1 << 1)
  /// Swift `async`, Kotlin `suspend`.
  package static let async = Modifiers(rawValue: 1 << 2)
  package static let `throws` = Modifiers(rawValue: 1 << 3)
  package static let `rethrows` = Modifiers(rawValue: 1 << 4)
  package static let mutating = Modifiers(rawValue: 1 << 5)
  package static let override = Modifiers(rawValue: 1 << 6)
  package static let abstract = Modifiers(rawValue: 1 << 7)
  package static let open = Modifiers(rawValue: 1 << 8)
  package static let final = Modifiers(rawValue: 1 << 9)
  /// Swift `lazy`. Kotlin `by lazy` is a delegate.
  package static let lazy = Modifiers(rawValue: 1 << 10)
  package static let weak = Modifiers(rawValue: 1 << 11)
  package static let unowned = Modifiers(rawValue: 1 << 12)
  package static let lateinit = Modifiers(rawValue: 1 << 13)
  package static let const = Modifiers(rawValue: 1 << 14)
  /// `init?`, `init!`.
  package static let failable = Modifiers(rawValue: 1 << 15)
  package static let convenience = Modifiers(rawValue: 1 << 16)
  package static let required = Modifiers(rawValue: 1 << 17)
  package static let indirect = Modifiers(rawValue: 1 << 18)
  /// Kotlin `data class`, `data object`.
  package static let data = Modifiers(rawValue: 1 << 19)
  /// Kotlin `value class`, `inline class`.
  package static let value = Modifiers(rawValue: 1 << 20)
  package static let sealed = Modifiers(rawValue: 1 << 21)
  /// Kotlin `inner class`.
  package static let inner = Modifiers(rawValue: 1 << 22)
  package static let companion = Modifiers(rawValue: 1 << 23)
  /// Kotlin `fun interface`.
  package static let functional = Modifiers(rawValue: 1 << 24)
  package static let `operator` = Modifiers(rawValue: 1 << 25)
  package static let infix = Modifiers(rawValue: 1 << 26)
  package static let inline = Modifiers(rawValue: 1 << 27)
  package static let expect = Modifiers(rawValue: 1 << 28)
  package static let actual = Modifiers(rawValue: 1 << 29)
  package static let nonisolated = Modifiers(rawValue: 1 << 30)
  /// A Kotlin primary constructor.
  package static let primary = Modifiers(rawValue: 1 << 31)
  /// Kotlin `external`, `tailrec`, Swift `dynamic`, `prefix`, `postfix`, `distributed`, …: read, of no consequence.
  package static let other = Modifiers(rawValue: 1 << 32)
  /// An initializer that only fills the properties it is named after, in their order. Set by normalisation.
  package static let memberwise = Modifiers(rawValue: 1 << 33)
  /// A type that the compiler or a library can read and write by itself: Swift `Codable`, Kotlin `@Serializable`. Set by
  /// normalisation.
  package static let coded = Modifiers(rawValue: 1 << 34)
  /// An error whose supertype has a text for people: Swift's `LocalizedError`, every exception of Kotlin.
  package static let described = Modifiers(rawValue: 1 << 35)
  /// A class whose `equals`, `hashCode` and `toString` a compiler plugin writes from its properties: Kotlin's `@Poko`.
  /// Set by normalisation.
  package static let valued = Modifiers(rawValue: 1 << 36)
  /// A property that its type neither reads nor writes: `CodingKeys` does not name it. Set by normalisation.
  package static let unstored = Modifiers(rawValue: 1 << 37)
}

package struct Attribute: Sendable, Hashable {
  /// Without `@` and use-site target: `SerialName`, `available`.
  package var name: String
  /// `argument` nodes.
  package var arguments: [NodeID]
  package var range: ByteRange

  package init(name: String, arguments: [NodeID], range: ByteRange) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

package struct TypeParameter: Sendable, Hashable {
  package var name: String
  /// Inline bound and `where` constraints on it.
  package var bounds: [NodeID]
  package var isReified: Bool
  package var range: ByteRange

  package init(name: String, bounds: [NodeID], isReified: Bool = false, range: ByteRange) {
    self.name = name
    self.bounds = bounds
    self.isReified = isReified
    self.range = range
  }
}

package struct Parameter: Sendable, Hashable {
  /// How a Kotlin primary constructor declares a property by a parameter.
  package enum PropertyKind: Sendable, Hashable {
    case `let`
    case `var`
  }

  /// The external label: `nil` when the language has none or it equals the name; `_` when the call gives none.
  package var label: String?
  /// The internal name; empty for an unlabelled associated value.
  package var name: String
  package var type: NodeID?
  package var defaultValue: NodeID?
  package var isVariadic = false
  package var isInout = false
  package var property: PropertyKind?
  package var visibility: Visibility = .none
  package var modifiers: Modifiers = []
  package var attributes: [Attribute] = []
  /// From the first byte of the parameter to the last of its default value.
  package var range: ByteRange
  package var nameRange: ByteRange
  /// The name that a convention gives it in place of its own, also inside the body. Set by normalisation.
  package var conventionalName: String?

  /// The name under which it is compared.
  package var key: String { canonicalName(conventionalName ?? name) }

  package init(
    label: String? = nil, name: String, type: NodeID?, defaultValue: NodeID? = nil, range: ByteRange,
    nameRange: ByteRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
    self.nameRange = nameRange
  }
}

package struct Supertype: Sendable, Hashable {
  package var type: NodeID
  /// The arguments of a Kotlin super-constructor call (`argument` nodes); `nil` when there is no call.
  package var arguments: [NodeID]?
  /// The expression behind Kotlin `by`.
  package var delegate: NodeID?

  package init(type: NodeID, arguments: [NodeID]? = nil, delegate: NodeID? = nil) {
    self.type = type
    self.arguments = arguments
    self.delegate = delegate
  }
}

package struct Accessor: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case get
    case set
    case willSet
    case didSet
  }

  package var kind: Kind
  /// The name of the new or old value where the source gives one.
  package var parameter: String?
  package var visibility: Visibility = .none
  package var modifiers: Modifiers = []
  /// A `block`; `nil` in a protocol requirement and for Kotlin's `private set`.
  package var body: NodeID?
  package var range: ByteRange

  package init(kind: Kind, parameter: String? = nil, body: NodeID?, range: ByteRange) {
    self.kind = kind
    self.parameter = parameter
    self.body = body
    self.range = range
  }
}

/// A declaration at file or type level with its whole signature; bodies, types and values are nodes of the unit's tree.
package struct Declaration: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    /// Swift `protocol`, Kotlin `interface`.
    case interface
    /// Kotlin `object`, companions included.
    case object
    case actor
    /// Kotlin `annotation class`.
    case annotation
    case `extension`
    case function
    case property
    case initializer
    /// Kotlin `init { }`.
    case initializerBlock
    case deinitializer
    case `subscript`
    /// Swift `case`, Kotlin enum entry.
    case enumCase
    case typeAlias
    case associatedType
    /// Swift `operator`, `precedencegroup`, `macro` and freestanding `#macro(…)` declarations.
    case other
  }

  package var kind: Kind
  /// Without back-ticks. `init` for initializers, `Companion` for an unnamed companion, the type's text for extensions.
  package var name: String
  /// From the first attribute or modifier to the closing brace.
  package var range: ByteRange
  package var nameRange: ByteRange
  package var modifiers: Modifiers = []
  package var visibility: Visibility = .none
  /// `private(set)` and the like; `nil` when the setter is as visible as the declaration.
  package var setterVisibility: Visibility?
  package var attributes: [Attribute] = []
  package var typeParameters: [TypeParameter] = []
  /// The type that an extension extends, Kotlin extension functions and properties included.
  package var receiver: NodeID?
  /// Of functions, initializers, subscripts; the associated values of a Swift enum case.
  package var parameters: [Parameter] = []
  /// Result type of a function or subscript, type of a property, target of a type alias, bound of an associated type.
  package var type: NodeID?
  package var supertypes: [Supertype] = []
  /// The constructor arguments of a Kotlin enum entry, `argument` nodes.
  package var arguments: [NodeID] = []
  /// Initial value of a property, raw value of a Swift enum case; a `delegate` node for Kotlin `by`.
  package var value: NodeID?
  /// A `block`. A Kotlin expression body is a block of that one expression and sets `hasExpressionBody`.
  /// A Kotlin constructor's `: this(a)` or `: super(a)` is the block's first statement, spelt `self.init(a)` or `super.init(a)`.
  package var body: NodeID?
  package var hasExpressionBody = false
  package var accessors: [Accessor] = []
  package var members: [Declaration] = []
  /// The `#if` conditions around it, outermost first, as spelt; `else` of a condition is `!(condition)`.
  package var conditions: [String] = []
  /// Part of it does not parse; it is exempt from "missing" findings.
  package var isIncomplete = false
  /// The canonical name that a convention gives it in place of its own: `getName()` goes by `name`. Set by normalisation.
  package var conventionalName: String?
  /// The text under which it is stored or sent where that is not its own name: a `string`. Set by normalisation.
  package var storedName: NodeID?
  /// What an enum calls the raw values of its cases where it is not `rawValue`. Set by normalisation.
  package var rawValueName: String?

  package init(kind: Kind, name: String, range: ByteRange, nameRange: ByteRange) {
    self.kind = kind
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }

  /// The name under which it is compared.
  package var key: String { conventionalName ?? canonicalName(name) }

  /// The body of the accessor that gives a property's value, where one is written.
  package var getter: NodeID? { accessors.first { $0.kind == .get }?.body }

  /// What it does when it is called or asked: its own body and those of its accessors.
  package var bodies: [NodeID] { [body].compactMap { $0 } + accessors.compactMap(\.body) }

  /// A property that keeps a value, and computes none.
  package var isStored: Bool { kind == .property && body == nil && getter == nil }

  /// A property of which each value of its type has one.
  package var isStoredByEachValue: Bool { isStored && !modifiers.contains(.static) }

  /// Whether it says that other modules see it.
  package var isPublished: Bool { visibility == .public || visibility == .open }

  package var isType: Bool {
    switch kind {
    case .class, .struct, .enum, .interface, .object, .actor, .annotation: true
    case .extension, .function, .property, .initializer, .initializerBlock, .deinitializer, .subscript, .enumCase,
      .typeAlias, .associatedType, .other:
      false
    }
  }
}
