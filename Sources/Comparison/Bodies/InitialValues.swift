internal import CodeModel
internal import SourceModel

extension SignatureComparison {
  /// A stored property that starts with a value on one side only, where nothing else could give it that value.
  func initialValue() -> [SignatureDifference] {
    guard swift.kind == .property, kotlin.kind == .property, mayCompareInitialValues else { return [] }
    guard isStored(swift), isStored(kotlin), (swift.value == nil) != (kotlin.value == nil) else { return [] }
    let side: Side = swift.value == nil ? .kotlin : .swift
    guard let value = swift.value ?? kotlin.value, !(side == .kotlin && isLeftOut(kotlin.attributes)),
      !startsAsNothing(on: side.other)
    else { return [] }
    let unit = side == .swift ? left : right
    let text = unit.file.text(in: unit.tree.range(value))
    // An initializer that takes the value under the property's own name says no more than that it is handed over.
    let own = side == .swift ? swift : kotlin
    if unit.tree.kind(value) == .name, text == own.name { return [] }
    let isConstant = unit.tree.kind(value).isLiteral || unit.tree.childCount(value) == 0
    return [
      SignatureDifference(
        .defaultValue, parameter: swift.name, swift: swift.nameRange, kotlin: kotlin.nameRange,
        swiftText: side == .swift ? text : "", kotlinText: side == .kotlin ? text : "", presentSide: side,
        isWeak: !isConstant || (side == .kotlin ? isDeferred(swift) : isSharedInstance(value)))
    ]
  }

  /// Whether a property without a value may be absent, and on this side only: it starts with nothing, and its type
  /// tells so.
  private func startsAsNothing(on side: Side) -> Bool {
    guard let a = swift.type, let b = kotlin.type, !isInferred(a, left.tree), !isInferred(b, right.tree) else {
      return false
    }
    return (side == .swift ? left.tree.kind(a) : right.tree.kind(b)) == .optionalType
      && types.verdict(a, b) == .nullability(optionalSide: side, isInside: false)
  }

  /// `var desk: Desk!` gets its value before anybody reads it, as `lateinit` says.
  private func isDeferred(_ property: Declaration) -> Bool {
    guard let type = property.type, !isInferred(type, left.tree) else { return false }
    let end = Int(left.tree.range(type).upper)
    let places = [end - 1, end].filter(left.file.bytes.indices.contains)
    return places.contains { left.file.bytes[$0] == UInt8(ascii: "!") }
  }

  private func isStored(_ declaration: Declaration) -> Bool {
    declaration.body == nil && !declaration.accessors.contains { $0.kind == .get }
      && declaration.modifiers.isDisjoint(with: [.lateinit, .abstract, .lazy, .override])
  }
}
