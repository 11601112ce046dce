internal import CodeModel
internal import Comparison
internal import FindingModel
internal import Pairing
internal import SourceModel

/// Properties of one type that the other side lacks: where they are many, they are one thing that it lacks, and told
/// once.
struct MissingProperties {
  typealias Found = (lone: LoneMember, violation: Violation)

  private struct Place: Hashable {
    var owner: Int
    var side: Side
    var isStatic: Bool
  }

  /// So many names a message holds.
  private static let shown = 5

  let twin: ComparedTwin

  init(_ twin: ComparedTwin) { self.twin = twin }

  /// In the order of the first of each crowd.
  func told(_ found: [Found]) -> [Violation] {
    var groups: [Place: [Int]] = [:]
    for (position, one) in found.enumerated() where one.violation.confidence == .high {
      if let place = place(of: one.lone) { groups[place, default: []].append(position) }
    }
    let crowds = groups.values.filter { $0.count >= Crowd.least }
    let firsts = Dictionary(uniqueKeysWithValues: crowds.map { ($0[0], $0) })
    let rest = Set(crowds.flatMap { $0.dropFirst() })
    return found.indices.compactMap { position in
      if rest.contains(position) { return nil }
      guard let crowd = firsts[position] else { return found[position].violation }
      var violation = found[position].violation
      let names = crowd.dropFirst().map { "`\(twin.mapping[found[$0].lone.declaration].declaration.name)`" }
      let shown = names.prefix(names.count > Self.shown ? Self.shown - 1 : Self.shown).joined(separator: ", ")
      violation.values["more"] =
        ", nor have " + shown + (names.count > Self.shown ? " and \(names.count - Self.shown + 1) more" : "")
      // One more that is missing is news.
      violation.identity += crowd.dropFirst().map { twin.identityPath(found[$0].lone.declaration) }
      return violation
    }
  }

  private func place(of lone: LoneMember) -> Place? {
    let declaration = twin.mapping[lone.declaration].declaration
    guard let owner = lone.owner, declaration.kind == .property else { return nil }
    return Place(owner: owner, side: lone.declaration.side, isStatic: declaration.modifiers.contains(.static))
  }
}

/// Whether a property is what a container hands to Kotlin's class, `@Inject lateinit var desk: Desk`, or the one object of a
/// Swift class that Kotlin has handed out by one: `static let shared = Desk()` beside
/// `@Singleton class Desk @Inject constructor()`.
func isInjected(_ lone: LoneMember, _ entry: IndexedDeclaration, in twin: ComparedTwin) -> Bool {
  if entry.declaration.modifiers.contains(.lateinit),
    entry.declaration.attributes.contains(where: { lastComponent(of: $0.name) == "Inject" })
  {
    return true
  }
  guard entry.id.side == .swift, entry.declaration.kind == .property, entry.declaration.modifiers.contains(.static),
    ["default", "instance", "main", "shared"].contains(entry.declaration.name), !twin.isAboutChange,
    let owner = lone.owner.map({ twin.mapping[twin.mapping.types[$0].kotlin].declaration })
  else { return false }
  let marks: Set<String> = ["Inject", "Single", "Singleton"]
  let makers = owner.members.filter { $0.kind == .initializer }
  return (owner.attributes + makers.flatMap(\.attributes)).contains { marks.contains(lastComponent(of: $0.name)) }
}

/// A property and a function of its name that is given something are one thing that is asked for in two ways, and told
/// once, of the property.
func withoutCalls(_ found: [MissingProperties.Found], in twin: ComparedTwin) -> [MissingProperties.Found] {
  func place(_ lone: LoneMember, _ side: Side) -> [String] {
    ["\(lone.owner ?? -1)", side.rawValue, twin.mapping[lone.declaration].key]
  }
  func declaration(_ one: MissingProperties.Found) -> Declaration { twin.mapping[one.lone.declaration].declaration }
  let told = found.filter { $0.lone.owner != nil && $0.violation.confidence == .high }
  let properties = Set(
    told.filter { declaration($0).kind == .property }.map { place($0.lone, $0.lone.declaration.side) })
  let functions = told.filter { one in
    declaration(one).kind == .function && !declaration(one).parameters.isEmpty
      && properties.contains(place(one.lone, one.lone.declaration.side.other))
  }
  // Of several overloads none is the one.
  let calls = Dictionary(grouping: functions) { place($0.lone, $0.lone.declaration.side) }
    .compactMapValues { $0.count == 1 ? $0[0] : nil }
  let left = Set(calls.values.map(\.lone.declaration))
  return found.compactMap { one in
    if left.contains(one.lone.declaration) { return nil }
    guard one.violation.confidence == .high, declaration(one).kind == .property,
      let call = calls[place(one.lone, one.lone.declaration.side.other)]
    else { return one }
    var result = one
    result.violation.values["more"] = ", where `\(displayName(declaration(call)))` is called for it"
    return result
  }
}
