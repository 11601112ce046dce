/// Two values of one kind, one for each side.
package struct PerSide<Value> {
  package var swift: Value
  package var kotlin: Value

  package init(swift: Value, kotlin: Value) {
    self.swift = swift
    self.kotlin = kotlin
  }

  /// The same for both.
  package init(both value: Value) {
    self.init(swift: value, kotlin: value)
  }

  /// What a closure gives for each side.
  package static func each(_ value: (Side) throws -> Value) rethrows -> PerSide {
    PerSide(swift: try value(.swift), kotlin: try value(.kotlin))
  }

  package func map<Other>(_ transform: (Value) throws -> Other) rethrows -> PerSide<Other> {
    PerSide<Other>(swift: try transform(swift), kotlin: try transform(kotlin))
  }

  package subscript(_ side: Side) -> Value {
    get { side == .swift ? swift : kotlin }
    _modify { if side == .swift { yield &swift } else { yield &kotlin } }
  }
}

extension PerSide: Sendable where Value: Sendable {}
extension PerSide: Equatable where Value: Equatable {}
extension PerSide: Hashable where Value: Hashable {}

extension PerSide where Value: ExpressibleByArrayLiteral {
  /// Nothing on either side.
  package init() { self.init(swift: [], kotlin: []) }
}

extension PerSide where Value: ExpressibleByDictionaryLiteral {
  /// Nothing on either side.
  package init() { self.init(swift: [:], kotlin: [:]) }
}

extension PerSide where Value: Collection {
  /// Whether there is nothing on either side.
  package var isEmpty: Bool { swift.isEmpty && kotlin.isEmpty }
}
