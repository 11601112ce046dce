// for (key, value) in prices { }     for (entry in prices.entries) { entry.key … entry.value }
// for key in prices.keys { prices[key] … }
//
// A loop over a map binds the key and the value. Catalogue C66.

internal import CodeModel
internal import SourceModel

extension Tree {
  /// Binds the two parts of what a loop over a map is about.
  mutating func openEntries(_ loop: NodeID) {
    let sequence = child(loop, 1)
    let isMember = kind(sequence) == .member || kind(sequence) == .call && childCount(sequence) == 1
    let name = kind(sequence) == .member ? label(sequence) : calleeName(sequence) ?? ""
    let map = kind(sequence) == .member ? child(sequence, 0) : callReceiver(sequence)
    guard isMember, let map, isPath(map), !isTypeName(label(map)) else { return splitUses(in: loop, over: sequence) }
    switch name {
    case "entries" where kind(child(loop, 0)) == .tuplePattern: setChild(loop, 1, map)
    case "entries": splitUses(in: loop, over: map)
    case "keys": readValues(in: loop, of: map)
    default: splitUses(in: loop, over: sequence)
    }
  }

  /// Of what only its key and its value are asked, those two are bound.
  private mutating func splitUses(in loop: NodeID, over map: NodeID) {
    guard let entry = boundName(child(loop, 0)) else { return }
    let body = child(loop, 3)
    let nodes = preorder(body)
    let uses = nodes.filter { ["key", "value"].contains(field($0, of: entry)) }
    let asked = Set(uses.map { label($0) })
    // What was written as the entries of a map is known to be one, and so is the map that is extended in their place.
    let isMap = map != child(loop, 1) || kind(map) == .self && marks(map).contains(.synthesized)
    let isEntry = isMap ? !asked.isEmpty : asked.count == 2
    guard isEntry, nodes.count(where: { kind($0) == .name && label($0) == entry }) == uses.count else { return }
    let names = ["key": "\(entry)Key", "value": "\(entry)Value"]
    guard names.values.allSatisfy({ !mentions($0, in: [body]) }) else { return }
    for use in uses { replace(use, .name, names[label(use)] ?? "") }
    let parts = ["key", "value"].map { asked.contains($0) ? names[$0] : nil }
    bind(parts[0], parts[1], in: loop, over: map)
  }

  /// `prices[key]` is the value that belongs to the key, as long as the map stays what it is.
  private mutating func readValues(in loop: NodeID, of map: NodeID) {
    guard let key = boundName(child(loop, 0)) else { return }
    let body = child(loop, 3)
    let value = "\(key)Value"
    let reads = preorder(body).filter { node in
      kind(node) == .index && childCount(node) == 2 && isSame(child(node, 0), map)
        && kind(argumentValues(node)[0]) == .name && label(argumentValues(node)[0]) == key
    }
    guard !reads.isEmpty, !mentions(value, in: [body]), !changedNames(in: body).contains(label(map)) else { return }
    for read in reads { replace(read, .name, value) }
    bind(key, value, in: loop, over: map)
  }

  private mutating func bind(_ key: String?, _ value: String?, in loop: NodeID, over map: NodeID) {
    let place = range(child(loop, 0))
    let parts = [key, value].map { name -> NodeID in
      let part =
        name.map { add(.binding, $0, soft: "let", marks: .synthesized, range: place) }
        ?? add(.wildcard, marks: .synthesized, range: place)
      return add(.argument, marks: .synthesized, range: place, [part])
    }
    setChild(loop, 0, add(.tuplePattern, marks: .synthesized, range: place, parts))
    setChild(loop, 1, map)
  }
}
