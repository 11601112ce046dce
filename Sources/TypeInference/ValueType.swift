/// What a value is, as far as the source says so; the same type has the same name on both sides.
package indirect enum ValueType: Sendable, Hashable {
  /// Nothing is known; a rule that needs to know stays silent.
  case unknown
  /// bits: 8 … 64. Swift's `Int` has 64, Kotlin's has 32. `UInt8` and `UByte` have no sign.
  case integer(bits: Int, isSigned: Bool = true)
  /// bits: 32 or 64.
  case floating(bits: Int)
  case boolean
  case string
  case character
  case collection(CollectionType)
  case optional(ValueType)
  case function
  /// A type by its own name (`User`, `Decimal`), without what encloses it.
  case named(String)
  /// `Any`, a type parameter: may be anything, and the source says so.
  case anything

  /// Behind `?`, any number of times.
  package var unwrapped: ValueType {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }

  package var isOptional: Bool { if case .optional = self { true } else { false } }
  package var isUnknown: Bool { unwrapped == .unknown }

  package var isInteger: Bool { if case .integer = unwrapped { true } else { false } }
  package var isFloating: Bool { if case .floating = unwrapped { true } else { false } }

  /// The collection that it is, optional or not.
  package var collection: CollectionType? { if case .collection(let value) = unwrapped { value } else { nil } }

  /// The name of a declared type, optional or not.
  package var name: String? { if case .named(let name) = unwrapped { name } else { nil } }

  package static func list(_ element: ValueType, _ storage: CollectionType.Storage) -> ValueType {
    .collection(CollectionType(kind: .list, storage: storage, element: element))
  }

  package static func set(_ element: ValueType, _ storage: CollectionType.Storage) -> ValueType {
    .collection(CollectionType(kind: .set, storage: storage, element: element))
  }

  package static func map(_ key: ValueType, _ value: ValueType, _ storage: CollectionType.Storage) -> ValueType {
    .collection(CollectionType(kind: .map, storage: storage, element: value, key: key))
  }
}

/// A list, set or map, and what assigning it does.
package struct CollectionType: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case list
    case set
    case map
    /// `Sequence`, `Iterable`, `Collection`.
    case sequence
  }

  /// Whether two names for it are one object.
  package enum Storage: Sendable, Hashable {
    /// Swift: every name has its own.
    case value
    /// Kotlin `List`: a view of an object that others may change.
    case view
    /// Kotlin `MutableList`: one object for all names.
    case shared
    /// Kotlin `Array`, `ByteArray`: one object for all names, equal to itself only.
    case array
  }

  package var kind: Kind
  package var storage: Storage
  /// What is in it; the values of a map.
  package var element: ValueType
  /// The keys of a map.
  package var key: ValueType

  package init(kind: Kind, storage: Storage, element: ValueType, key: ValueType = .unknown) {
    self.kind = kind
    self.storage = storage
    self.element = element
    self.key = key
  }

  /// Whether a change through one name is seen through the others.
  package var isShared: Bool { storage == .shared || storage == .array }
}
