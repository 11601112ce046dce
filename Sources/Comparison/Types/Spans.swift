// let pause: TimeInterval = 4 * 60 * 60      const val PAUSE = 4 * 60 * 60 * 1000L
// var flushEvery = 30                        var flushEvery = 30 * 1000
// return now + clamped                       return now + clamped * 1000
//
// A span of time is seconds on the one platform and milliseconds on the other.

package import CodeModel
internal import Pairing
internal import SourceModel

/// Whether two members or parameters are a span of time in seconds and one in milliseconds: their types or their names
/// say so.
func mayBeOneSpan(
  _ swift: (name: String, type: NodeID?), _ left: Tree, _ kotlin: (name: String, type: NodeID?), _ right: Tree
) -> Bool {
  let words = (Set(words(of: swift.name)), Set(words(of: kotlin.name)))
  // Names that promise milliseconds here or seconds there are held to it.
  guard words.0.isDisjoint(with: milliseconds),
    words.1.isDisjoint(with: seconds) || !words.1.isDisjoint(with: milliseconds)
  else { return false }
  let types = (swift.type.map(left.unwrappedType), kotlin.type.map(right.unwrappedType))
  if let type = types.1, !["Long", "Int", "Duration", "Double"].contains(right.label(type)) { return false }
  guard let type = types.0 else { return tellsOfTime(swift.name) || tellsOfTime(kotlin.name) }
  if left.isTimeInterval(type) { return true }
  return ["Int", "Double", "Float"].contains(left.label(type))
    && (tellsOfTime(swift.name) || tellsOfTime(kotlin.name))
}

/// Whether two members are one span of time by names that are one but for the unit: `delay` and `delayMs`.
package func areOneSpanByName(
  _ swift: Declaration, _ left: Tree, _ kotlin: Declaration, _ right: Tree
) -> Bool {
  let units = seconds.union(milliseconds)
  let names = (words(of: swift.name), words(of: kotlin.name))
  let bare = (names.0.filter { !units.contains($0) }, names.1.filter { !units.contains($0) })
  guard bare.0 == bare.1, !bare.0.isEmpty, names.0 != names.1 else { return false }
  return mayBeOneSpan((swift.name, swift.type), left, (kotlin.name, kotlin.type), right)
    || isMoment(swift.type, left, countedIn: kotlin, names.1, right)
}

/// Whether a `Date` has a count of milliseconds beside it, whose name says so: `sentAt` and `sentAtMillis`.
private func isMoment(
  _ swift: NodeID?, _ left: Tree, countedIn kotlin: Declaration, _ words: [String], _ right: Tree
) -> Bool {
  guard let swift = swift.map(left.unwrappedType), let kotlin = kotlin.type.map(right.unwrappedType) else {
    return false
  }
  return left.label(swift) == "Date" && ["Long", "Int"].contains(right.label(kotlin))
    && !milliseconds.isDisjoint(with: words)
}

/// Whether a type is called like a unit of time, and nothing else: `typealias Seconds = Double`.
func isNamedAsUnit(_ type: String) -> Bool {
  let parts = words(of: type)
  return parts.count == 1 && !seconds.union(milliseconds).isDisjoint(with: parts)
}

/// Whether a name says that a number is a span of time.
func tellsOfTime(_ name: String) -> Bool { !spans.isDisjoint(with: words(of: name)) }

private let seconds: Set<String> = ["second", "seconds", "sec", "secs"]
private let milliseconds: Set<String> = ["ms", "msec", "milli", "millis", "millisecond", "milliseconds"]
/// What a label may say of a number that is no count of seconds.
private let otherUnits = milliseconds.union([
  "day", "days", "hour", "hours", "hrs", "micros", "min", "mins", "minute", "minutes", "nanos", "ns", "us",
])
private let spans = seconds.union(milliseconds).union([
  "age", "backoff", "cooldown", "debounce", "delay", "duration", "elapsed", "every", "expiration", "expiry", "interval",
  "lifetime", "pause", "period", "throttle", "time", "timeout", "timer", "ttl", "wait",
])

/// A product with its constants in one: `60 * n * 1000` is `n`, 60,000 times.
private struct Product {
  var constant = 1.0
  var factors: [NodeID] = []

  /// - Parameter hasUnits: whether `SECOND` is a constant's name, and not a variable's.
  init(_ node: NodeID, in tree: Tree, hasUnits: Bool = false) {
    var rest = [node]
    while let next = rest.popLast() {
      if tree.kind(next) == .binary, tree.label(next) == "*" {
        rest += tree.children(next).reversed()
      } else if [.integer, .floating].contains(tree.kind(next)), let value = Double(tree.label(next)) {
        constant *= value
      } else if hasUnits, [.name, .member].contains(tree.kind(next)), Product.thousands.contains(tree.label(next)) {
        constant *= 1000
      } else {
        factors.append(next)
      }
    }
  }

  /// Names of the milliseconds that a second has.
  private static let thousands: Set<String> = [
    "second", "seconds", "onesecond", "secondinmillis", "secondsinmillis", "millispersecond", "mspersecond",
  ]
}

/// `60` and `60 * SECOND`, or `60_000`, or `60.seconds`.
func isSameSpan(_ a: NodeID, _ left: Tree, _ b: NodeID, _ right: Tree) -> Bool {
  guard let seconds = left.seconds(a, isSpelt: false) else { return false }
  if let span = right.seconds(b, isSpelt: true) { return isOneSpan(seconds: seconds, milliseconds: span * 1000) }
  let milliseconds = Product(b, in: right, hasUnits: true)
  return milliseconds.factors.isEmpty && isOneSpan(seconds: seconds, milliseconds: milliseconds.constant)
}

/// Whether two numbers are one span, whatever a binary fraction loses: `2.01 * 1000` is a little less than `2010`.
private func isOneSpan(seconds: Double, milliseconds: Double) -> Bool {
  abs(seconds * 1000 - milliseconds) <= 4 * milliseconds.ulp
}

extension BodyComparer {
  /// Compares a count of seconds with what makes milliseconds of it, in a member that tells of time: `wait` and
  /// `wait * 1000`. Where a member is only handed a time, what is counted has to be one, too.
  ///
  /// - Returns: whether that is what they are.
  mutating func compareSpans(_ a: NodeID, _ b: NodeID) -> Bool {
    guard right.tree.kind(b) == .binary, right.tree.label(b) == "*" else { return false }
    let (seconds, milliseconds) = (Product(a, in: left.tree), Product(b, in: right.tree))
    guard isOneSpan(seconds: seconds.constant, milliseconds: milliseconds.constant), !seconds.factors.isEmpty,
      seconds.factors.count == milliseconds.factors.count
    else { return false }
    if let timed = bodies.timed, !timed.left.tell(of: a, in: left.tree), !timed.right.tell(of: b, in: right.tree) {
      return false
    }
    credit(1)
    for (factor, other) in zip(seconds.factors, milliseconds.factors) { compare(factor, other) }
    return true
  }
}

extension BodyComparer {
  /// Compares what comes so much later than now: `Date().addingTimeInterval(leeway)` and `Instant.now() + leeway`, of
  /// which the second is a `Duration`, as nothing else can be added to a moment.
  ///
  /// - Returns: whether that is what they are.
  mutating func compareMovedMoments(_ a: NodeID, _ b: NodeID) -> Bool {
    guard left.tree.kind(a) == .call, left.tree.childCount(a) == 2, right.tree.kind(b) == .binary,
      right.tree.label(b) == "+", left.tree.label(left.tree.child(a, 0)) == "plusseconds",
      left.tree.kind(left.tree.child(a, 0)) == .member
    else { return false }
    let (moment, other) = (left.tree.child(left.tree.child(a, 0), 0), right.tree.child(b, 0))
    guard left.tree.isNow(moment), isEqual(moment, other) else { return false }
    credit(2)
    compare(left.tree.lastChild(left.tree.child(a, 1)) ?? a, right.tree.child(b, 1))
    return true
  }
}

extension Tree {
  /// `Date()` and `Instant.now()`.
  fileprivate func isNow(_ node: NodeID) -> Bool {
    let name = kind(node) == .call ? child(node, 0) : node
    return kind(name) == .name && (label(name) == "date" || label(name) == "now")
  }
}

extension BodyComparer {
  /// Compares two spans of time: a bare number is Swift's `TimeInterval`, which counts seconds, and Kotlin spells the unit.
  /// So `period: 60` is `period = 60.seconds`, unless a label speaks of another unit.
  ///
  /// - Returns: whether that is what they are.
  mutating func compareSpeltSpans(_ a: NodeID, _ b: NodeID) -> Bool {
    let areArguments = left.tree.kind(a) == .argument && right.tree.kind(b) == .argument
    guard let value = areArguments ? left.tree.lastChild(a) : a, let span = areArguments ? right.tree.lastChild(b) : b,
      let milliseconds = right.tree.seconds(span, isSpelt: true).map({ $0 * 1000 }),
      let seconds = left.tree.seconds(value, isSpelt: false),
      !areArguments || otherUnits.isDisjoint(with: words(of: left.tree.soft(a))),
      isOneSpan(seconds: seconds, milliseconds: milliseconds)
    else { return false }
    credit(2)
    return true
  }
}

extension Tree {
  /// Whether a type is seconds with a fraction by its own name.
  func isTimeInterval(_ type: NodeID) -> Bool {
    ["TimeInterval", "CFTimeInterval", "Seconds"].contains(soft(type))
  }

  private static let units: [String: Double] = [
    "milliseconds": 0.001, "millis": 0.001, "seconds": 1, "minutes": 60, "hours": 3600, "days": 86_400,
    "ofmillis": 0.001, "ofseconds": 1, "ofminutes": 60, "ofhours": 3600, "ofdays": 86_400,
  ]

  /// How many seconds a value of a normal form stands for, as far as numbers are written: `30.seconds`,
  /// `Duration.ofSeconds(30)`, `5 * 60`.
  ///
  /// - Parameter isSpelt: whether the unit is written beside the number, and not known from the type.
  func seconds(_ node: NodeID, isSpelt: Bool) -> Double? {
    switch kind(node) {
    case .integer, .floating: return isSpelt ? nil : Double(label(node))
    case .binary where label(node) == "*":
      guard !isSpelt, let first = seconds(child(node, 0), isSpelt: false),
        let second = seconds(child(node, 1), isSpelt: false)
      else { return nil }
      return first * second
    case .member where isSpelt && label(node) == "zero" && label(child(node, 0)) == "duration": return 0
    case .member:
      guard isSpelt, let unit = Tree.units[label(node)], let count = seconds(child(node, 0), isSpelt: false) else {
        return nil
      }
      return count * unit
    case .call:
      guard isSpelt, childCount(node) == 2, let unit = Tree.units[label(child(node, 0))],
        let count = seconds(child(child(node, 1), 0), isSpelt: false)
      else { return nil }
      return count * unit
    default: return nil
    }
  }
}
