// player = Player(deck: deck)                  player = Player(context, deck)
//
// What is handed to a function or a type of the code's own follows from what that takes. Where the two declarations take
// different things, that is told of them, and every place that calls them looks otherwise.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

/// Whether a divergence stands in what is handed to counterparts of which one takes what the other does not.
func followsFromCallee(_ found: BodyDivergence, in twin: ComparedTwin) -> Bool {
  guard !twin.isAboutChange, [.call, .expression, .statement].contains(found.divergence.kind), let pair = found.pair,
    let swift = OwnCall(around: found.divergence.swift, in: pair.swift, twin),
    let kotlin = OwnCall(around: found.divergence.kotlin, in: pair.kotlin, twin),
    swift.name == kotlin.name || areNamesOfOneType(swift.name, kotlin.name, in: twin)
  else { return false }
  let (own, other) = (swift.handed, kotlin.handed)
  return own != other
    && own.symmetricDifference(other).allSatisfy { !swift.parameters.contains($0) || !kotlin.parameters.contains($0) }
}

private func areNamesOfOneType(_ swift: String, _ kotlin: String, in twin: ComparedTwin) -> Bool {
  twin.declaredTypes.contains { canonicalName($0.swift.name) == swift && canonicalName($0.kotlin.name) == kotlin }
}

/// A call of functions or initializers that the code declares.
private struct OwnCall {
  /// What is called, canonical.
  var name: String
  /// What the declarations of that name take, by canonical names.
  var parameters: Set<String>
  /// For which parameters something is handed over at a place: for one, or for all where the place is the whole call.
  var handed: Set<String> = []

  /// - Parameter place: the call itself, or something in one of its arguments.
  init?(around place: Divergence.Place, in member: DeclarationID, _ twin: ComparedTwin) {
    let declaration = twin.mapping[member].declaration
    guard !place.isInsertionPoint, let root = declaration.body ?? declaration.value else { return nil }
    let tree = twin.mapping.index(member.side).unit(of: member).tree
    let call = tree.innermost(.call, around: place.range, under: root)
    guard let call, [.name, .member, .implicitMember].contains(tree.kind(tree.child(call, 0))) else { return nil }
    name = tree.label(tree.child(call, 0))
    let lists = parameterLists(of: name, member.side, twin)
    guard !lists.isEmpty else { return nil }
    parameters = Set(lists.joined().map(\.key))
    let arguments = tree.children(call).dropFirst().filter { tree.kind($0) == .argument }
    for (position, argument) in arguments.enumerated() {
      guard tree.range(call) == place.range || tree.range(argument).contains(place.range) else { continue }
      let label = canonicalName(tree.soft(argument))
      let named = lists.joined().first { $0.key == label || $0.label.map { canonicalName($0) } == label }
      let placed = lists.first { $0.count >= arguments.count }.map { $0[position] }
      if let parameter = label.isEmpty ? placed : named { handed.insert(parameter.key) }
    }
  }
}

/// What the functions of a name, and the initializers of the types of that name, take.
private func parameterLists(of name: String, _ side: Side, _ twin: ComparedTwin) -> [[Parameter]] {
  let ids = twin.kinship.pairs(named: name, on: side).map { $0[side] } + twin.kinship.unpaired(named: name, on: side)
  let functions = ids.map { twin.mapping[$0].declaration }.filter { $0.kind == .function }
  let initializers = twin.mapping.index(side).types(named: name).flatMap { twin.mapping[$0].initializers }
  return functions.map(\.parameters) + initializers.map(\.declaration.parameters)
}

/// Whether a name is one of the side's own, and the other side has nothing that is called so.
func isOnly(_ side: Side, _ name: String, in twin: ComparedTwin) -> Bool {
  !twin.kinship.unpaired(named: name, on: side).isEmpty && twin.kinship.unpaired(named: name, on: side.other).isEmpty
    && twin.kinship.pairs(named: name, on: side.other).isEmpty
}
