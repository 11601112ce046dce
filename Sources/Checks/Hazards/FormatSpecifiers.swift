internal import CodeModel
internal import FindingModel
internal import SourceModel
internal import TypeInference

extension HazardCheck {
  /// Which formats does the library of their own side not understand, or not with these arguments?
  static let formatSpecifiers = HazardCheck("format-specifiers") { twin, rule in
    twin.pairs.flatMap { pair in
      let calls = (swift: formats(in: pair.swift), kotlin: formats(in: pair.kotlin))
      return Side.allCases.flatMap { side in
        let (own, others) = side == .swift ? (calls.swift, calls.kotlin) : (calls.kotlin, calls.swift)
        return own.indices.compactMap { index in
          fault(of: own[index], in: pair[side]).map { how in
            rule.violation(
              pair, (side, pair[side].tree.range(own[index].call)),
              own.count == others.count
                ? (side.other, pair[side.other].tree.range(others[index].call))
                : pair[side.other].declaration.map { (side.other, $0.nameRange) },
              isFoundByName: true, saying: pair[side].tree.structure(own[index].call),
              values: ["code": pair[side].text(own[index].call), "how": how])
          }
        }
      }
    }
  }
}

/// A call that writes values into a format: `String(format: "%d", n)`, `"%d".format(n)`.
private struct FormatCall {
  var call: NodeID
  var conversions: [FormatText.Conversion]
  var arguments: [NodeID]
}

private func formats(in member: WrittenMember) -> [FormatCall] {
  member.all(.call).compactMap { member.side == .swift ? swiftFormat($0, member) : kotlinFormat($0, member) }
}

private func swiftFormat(_ call: NodeID, _ member: WrittenMember) -> FormatCall? {
  let tree = member.tree
  guard tree.calleeName(call) == "String", let format = tree.argument("format", of: call),
    tree.argument("arguments", of: call) == nil, let text = member.literalText(format)
  else { return nil }
  let arguments = tree.children(call).dropFirst().filter { tree.soft($0).isEmpty }.map { tree.child($0, 0) }
  return FormatCall(call: call, conversions: FormatText.conversions(in: text), arguments: arguments)
}

private func kotlinFormat(_ call: NodeID, _ member: WrittenMember) -> FormatCall? {
  let tree = member.tree
  // A project that runs on more than the JVM has a `format` of its own.
  guard tree.calleeName(call) == "format", let receiver = tree.receiver(call),
    member.environment.declared.functions(named: "format").isEmpty
  else { return nil }
  var arguments = tree.argumentValues(call)
  if let locale = arguments.first.flatMap({ tree.path($0) ?? tree.receiver($0).flatMap(tree.path) }),
    locale.contains("Locale") || locale.last == "locale"
  {
    arguments.removeFirst()
  }
  var format = receiver
  if tree.path(receiver)?.last == "String" {
    guard let first = arguments.first else { return nil }
    format = first
    arguments.removeFirst()
  }
  guard let text = member.literalText(format)?.replacing("\\$", with: "$") else { return nil }
  return FormatCall(call: call, conversions: FormatText.conversions(in: text), arguments: arguments)
}

/// What goes wrong when a format is used; `nil` where nothing does.
private func fault(of format: FormatCall, in member: WrittenMember) -> String? {
  let side = member.side
  let unknown = format.conversions.first { !isUnderstood($0, on: side) }
  if let unknown { return unknownConversion(unknown, on: side) }
  if !format.arguments.contains(where: { member.tree.kind($0) == .spread }) {
    let taken = format.conversions.reduce(0) { $0 + $1.takes }
    let needed = max(taken, format.conversions.compactMap(\.position).max() ?? 0)
    if needed > format.arguments.count {
      let given = "has \(needed) places for values and is given \(format.arguments.count)"
      return side == .swift
        ? "\(given): for the rest Swift writes whatever stands in memory"
        : "\(given): Kotlin throws `MissingFormatArgumentException`"
    }
  }
  var next = 0
  for conversion in format.conversions {
    next += conversion.takes
    let position = conversion.position ?? (conversion.takes > 0 ? next : 0)
    guard position > 0, position <= format.arguments.count else { continue }
    let argument = format.arguments[position - 1]
    // What the twin says of a name does not tell what it is here.
    let type = member.environment.alone.type(of: argument)
    guard !type.isUnknown, let given = misfit(conversion, type.unwrapped, on: side) else { continue }
    let value = "`\(member.text(argument))`, which is \(given)"
    return side == .swift
      ? "takes \(value), for `\(conversion.text)`, and writes what Swift finds in memory, or ends the app"
      : "takes \(value), for `\(conversion.text)`: Kotlin throws `IllegalFormatConversionException`"
  }
  return nil
}

private func isUnderstood(_ conversion: FormatText.Conversion, on side: Side) -> Bool {
  guard let letter = conversion.letter else { return false }
  switch side {
  case .swift: return "@dDiuUxXoOfFeEgGaAcCsSp%n".contains(letter)
  case .kotlin:
    // `%tY` writes the year of a date, and `%h` the hash of anything.
    if let first = conversion.length.first { return first == "t" || first == "h" }
    return "bBhHsScCdoxXeEfgGaATn%".contains(letter)
  }
}

private func unknownConversion(_ conversion: FormatText.Conversion, on side: Side) -> String {
  if conversion.letter == nil { return "ends with a single `%`, where a percent sign is written `%%`" }
  return side == .swift
    ? "has `\(conversion.text)`, which Swift does not know and writes something else for"
    : "has `\(conversion.text)`, for which Kotlin throws `UnknownFormatConversionException`"
}

/// What a value is that a conversion does not take, in words; `nil` where it takes it or nothing is known.
private func misfit(_ conversion: FormatText.Conversion, _ type: ValueType, on side: Side) -> String? {
  let kind: String
  switch type {
  case .integer: kind = "a whole number"
  case .floating: kind = "a number with a fraction"
  case .string: kind = "a text"
  case .boolean: kind = "a truth value"
  default: return nil
  }
  switch conversion.letter {
  case "d", "i", "u", "x", "X", "o": return type.isInteger ? nil : kind
  case "f", "F", "e", "E", "g", "G": return type.isFloating ? nil : kind
  // An address of characters, which a Swift string is not; what is an object is written by `%@` alone.
  case "s" where side == .swift: return kind
  case "@" where side == .swift: return type == .string ? nil : kind
  default: return nil
  }
}
