package import SourceModel

/// One difference between the signatures of two members that are counterparts.
package struct SignatureDifference: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    case missingParameter
    case parameterType
    case parameterNullability
    /// Result of a function, type of a property.
    case type
    case nullability
    case async
    case defaultValue
    case parameterOrder

    /// Whether it is about what a member takes, or of which type that is that it gives.
    package var isOfTypes: Bool { [.missingParameter, .parameterType, .parameterNullability, .type].contains(self) }
  }

  package var kind: Kind
  /// The parameter that is meant; empty when it is the member itself.
  package var parameter: String
  /// Where it shows on each side: the parameter, the type, the name.
  package var swift: ByteRange
  package var kotlin: ByteRange
  /// As spelt; empty where there is nothing.
  package var swiftText: String
  package var kotlinText: String
  /// The side that has it, may be absent or asks for it; `nil` when both have something.
  package var presentSide: Side?
  /// One side may have good reasons of its platform.
  package var isWeak = false
  /// It is not the value that may be absent, but what that holds, takes or gives.
  package var isInside = false

  package init(
    _ kind: Kind, parameter: String = "", swift: ByteRange, kotlin: ByteRange, swiftText: String = "",
    kotlinText: String = "", presentSide: Side? = nil, isWeak: Bool = false, isInside: Bool = false
  ) {
    self.kind = kind
    self.parameter = parameter
    self.swift = swift
    self.kotlin = kotlin
    self.swiftText = swiftText
    self.kotlinText = kotlinText
    self.presentSide = presentSide
    self.isWeak = isWeak
    self.isInside = isInside
  }
}
