// end.timeIntervalSince(now) <= 0     end <= now     end.time <= now.time          timeZone.identifier     timeZone.id
//
// Two moments are asked which comes first, or how much lies between them and whether that is more than nothing. The
// phrasebook has made a difference of milliseconds of the interval. What a zone goes by has a name in either language.
// A lap has a `time`, too, and an area of delivery an `identifier`: what is compared or asked has to be a moment or a
// zone, as its declaration says, or its name where the file does not declare it. Catalogue D267, D269.

internal import CodeModel

extension Pass {
  static let moments = Pass.nodes(
    "moments", on: [.member, .binary], knowing: { unit, _ in MomentNames(unit) }
  ) { tree, node, names in
    if tree.kind(node) == .member {
      if tree.label(node) == "identifier", tree.isTimeZone(tree.child(node, 0), names) { tree.setLabel(node, "id") }
      return
    }
    guard ["<", "<=", ">", ">="].contains(tree.label(node)) else { return }
    if let (first, second) = tree.countedMoments(node, names) { return tree.setChildren(node, [first, second]) }
    guard tree.kind(tree.child(node, 1)) == .integer, tree.label(tree.child(node, 1)) == "0"
    else { return }
    var difference = tree.child(node, 0)
    // Nobody else makes seconds of what a `time` is.
    let areMilliseconds =
      tree.kind(difference) == .binary && tree.label(difference) == "/"
      && tree.label(tree.child(difference, 1)) == "1000"
    if areMilliseconds { difference = tree.child(difference, 0) }
    guard tree.kind(difference) == .binary, tree.label(difference) == "-",
      let first = tree.moment(tree.child(difference, 0)), let second = tree.moment(tree.child(difference, 1)),
      areMilliseconds || tree.areMoments(first, second, names)
    else { return }
    tree.setChildren(node, [first, second])
  }
}

/// What of a file is a moment or a time zone by its name.
private struct MomentNames: Sendable {
  private let moments: Set<String>
  private let zones: Set<String>
  /// What is declared as something else.
  private let others: Set<String>

  private static let momentTypes: Set<String> = ["Date", "NSDate", "Instant", "Timestamp", "Calendar"]
  private static let zoneTypes: Set<String> = ["TimeZone", "NSTimeZone", "ZoneId"]
  /// Words that end the name of a moment.
  private static let lastWords: Set<String> = [
    "at", "date", "deadline", "expiration", "expiry", "instant", "moment", "now", "timestamp", "today", "tomorrow",
    "yesterday",
  ]

  /// `nil` where a file has nothing that this is asked about.
  init?(_ unit: SourceUnit) {
    let asked: Set<String> = ["identifier", "time"]
    let isAsked = unit.roots.contains { root in
      unit.tree.preorder(root).contains { node in
        switch unit.tree.kind(node) {
        case .member: asked.contains(unit.tree.label(node)) || unit.tree.label(node) == "epochSecond"
        case .name: unit.tree.label(node) == "time" || unit.tree.label(node) == "epochSecond"
        default: false
        }
      }
    }
    guard isAsked else { return nil }
    func names(_ types: Set<String>) -> Set<String> {
      unit.names(ofType: { $0.isPlainly($1, types) }, orValue: { $0.makes($1, types) })
    }
    moments = names(Self.momentTypes)
    zones = names(Self.zoneTypes)
    let known = Self.momentTypes.union(Self.zoneTypes)
    others = unit.names(ofType: { !$0.isPlainly($1, known) }, orValue: { _, _ in false })
  }

  func isMoment(_ name: String) -> Bool {
    if moments.contains(name) { return true }
    return !others.contains(name) && words(of: name).last.map(Self.lastWords.contains) ?? false
  }

  func isZone(_ name: String) -> Bool {
    if zones.contains(name) { return true }
    return !others.contains(name) && name.lowercased().hasSuffix("timezone")
  }
}

extension Tree {
  /// Whether a type is one of these, or may be absent and is one of these otherwise.
  fileprivate func isPlainly(_ type: NodeID, _ names: Set<String>) -> Bool {
    var type = type
    while kind(type) == .optionalType, childCount(type) == 1 { type = child(type, 0) }
    return kind(type) == .typeName && names.contains(label(type))
  }

  /// Whether a value is made by one of these types: `Date()`, `TimeZone.current`.
  fileprivate func makes(_ value: NodeID, _ types: Set<String>) -> Bool {
    switch kind(value) {
    case .optionalChain, .force: makes(child(value, 0), types)
    case .call:
      calleeName(value).map(types.contains) ?? false || callReceiver(value).map { isNamed($0, types) } ?? false
    case .member: isNamed(child(value, 0), types)
    default: false
    }
  }

  private func isNamed(_ node: NodeID, _ types: Set<String>) -> Bool {
    kind(node) == .name && types.contains(label(node))
  }

  /// Whether something is a time zone.
  fileprivate func isTimeZone(_ node: NodeID, _ names: MomentNames) -> Bool {
    switch kind(node) {
    case .optionalChain, .force: isTimeZone(child(node, 0), names)
    case .name: names.isZone(label(node))
    case .member: names.isZone(label(node)) || label(child(node, 0)) == "TimeZone"
    default: false
    }
  }

  /// Whether one of two things that are compared is a moment: then so is the other.
  fileprivate func areMoments(_ first: NodeID, _ second: NodeID, _ names: MomentNames) -> Bool {
    [first, second].contains { isMoment($0, names) }
  }

  private func isMoment(_ node: NodeID, _ names: MomentNames) -> Bool {
    switch kind(node) {
    case .optionalChain, .force: isMoment(child(node, 0), names)
    case .name, .member: names.isMoment(label(node))
    default: isNow(node)
    }
  }

  /// The two moments of a comparison that counts both from the epoch in one unit: `end.time < now.time`.
  fileprivate mutating func countedMoments(_ comparison: NodeID, _ names: MomentNames) -> (NodeID, NodeID)? {
    let (first, second) = (child(comparison, 0), child(comparison, 1))
    guard label(first) == label(second), ["time", "epochSecond"].contains(label(first)) else { return nil }
    switch (kind(first), kind(second)) {
    case (.member, .member):
      let moments = (child(first, 0), child(second, 0))
      return label(first) == "epochSecond" || areMoments(moments.0, moments.1, names) ? moments : nil
    // `this.time < Date().time` of a date itself, which has lost its `this`.
    case (.name, .member) where isNow(child(second, 0)) && marks(first).contains(.qualified):
      return (add(.self, marks: .synthesized, range: range(first)), child(second, 0))
    case (.member, .name) where isNow(child(first, 0)) && marks(second).contains(.qualified):
      return (child(first, 0), add(.self, marks: .synthesized, range: range(second)))
    default: return nil
    }
  }

  private func isNow(_ node: NodeID) -> Bool {
    kind(node) == .call && childCount(node) == 1 && calleeName(node) == "Date"
  }

  /// The date of `date.time`.
  fileprivate func moment(_ node: NodeID) -> NodeID? {
    kind(node) == .member && label(node) == "time" ? child(node, 0) : nil
  }
}
