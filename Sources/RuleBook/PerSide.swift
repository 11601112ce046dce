package import SourceModel

/// One value for each side.
package struct PerSide<Value> {
  package var swift: Value
  package var kotlin: Value

  package init(swift: Value, kotlin: Value) {
    self.swift = swift
    self.kotlin = kotlin
  }

  package subscript(side: Side) -> Value { side == .swift ? swift : kotlin }
}

extension PerSide: Sendable where Value: Sendable {}
extension PerSide: Equatable where Value: Equatable {}
extension PerSide: Hashable where Value: Hashable {}
