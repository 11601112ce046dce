// func load() async throws -> Basket        suspend fun load(): Either<Basket, ShopError>
// func execute(_ event: inout Event)        fun execute(event: Event): Event
// let throttleDelay: TimeInterval = 1       val throttleDelayMs: Long = 1000
//
// What one language says of a function beside its type, and the other in the type.

internal import CodeModel
internal import Pairing
internal import SourceModel

extension SignatureComparison {
  /// Whether Swift throws what Kotlin gives back beside the value: `throws -> Basket` and `Either<Basket, ShopError>`.
  ///
  /// - Parameter value: what Swift gives; `nil` for nothing.
  func throwsWhatIsGiven(_ value: NodeID?, _ outcome: NodeID) -> Bool {
    guard swift.modifiers.contains(.throws), right.tree.kind(outcome) == .typeName else { return false }
    if let value, types.isResult(outcome, of: value) { return true }
    guard types.rightMeanings.areOutcomes(named: TypeMeanings.key(outcome, right.tree)) else { return false }
    return right.tree.children(outcome).contains { part in
      guard let value else { return right.tree.kind(part) == .typeName && right.tree.label(part) == "Void" }
      return types.verdict(value, part) == .equal
    }
  }

  /// Whether Swift changes what it was handed, where Kotlin has to give it back.
  var changesWhatItTakes: Bool { swift.parameters.contains(where: \.isInout) }

  /// Whether two parameters are by default one span of time, in seconds and in milliseconds.
  func takeOneSpan(_ parameter: Parameter, _ other: Parameter) -> Bool {
    guard let a = parameter.defaultValue, let b = other.defaultValue else { return false }
    return mayBothBeAbsent(parameter.type, other.type) && areSameSpan(parameter, a, other, b)
  }

  /// Whether both types may be absent, or neither.
  private func mayBothBeAbsent(_ type: NodeID?, _ other: NodeID?) -> Bool {
    (type.map(left.tree.kind) == .optionalType) == (other.map(right.tree.kind) == .optionalType)
  }

  /// Whether both properties start with one span of time, in seconds and in milliseconds.
  var startWithOneSpan: Bool {
    guard let a = swift.value, let b = kotlin.value, mayBothBeAbsent(swift.type, kotlin.type) else { return false }
    return mayBeOneSpan((swift.name, swift.type), left.tree, (kotlin.name, kotlin.type), right.tree)
      && isSameSpan(a, left.tree, b, right.tree)
  }
}

/// A type without the annotations of what it is given: `Map<String, @Serializable(with = A::class) Any>` is
/// `Map<String, Any>` to the reader.
func withoutInnerAnnotations(_ type: String) -> String {
  guard type.contains("@"), let open = type.firstIndex(of: "<") else { return type }
  var result = String(type[..<open])
  var rest = type[open...]
  while let at = rest.firstIndex(of: "@") {
    result += rest[..<at]
    rest = rest[at...].dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == ":" }
    if rest.first == "(" { rest = rest.dropFirst(parenthesized(rest)) }
    rest = rest.drop(while: \.isWhitespace)
  }
  return result + rest
}

/// How many characters the parentheses at the start of a text take.
private func parenthesized(_ text: Substring) -> Int {
  var depth = 0
  for (offset, character) in text.enumerated() {
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    if depth == 0 { return offset + 1 }
  }
  return text.count
}
