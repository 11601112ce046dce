// func letters(order: Order? = nil)                                     fun letters(order: Order = NEWEST)
//
// A parameter that takes nothing by default leaves open what that stands for.

internal import CodeModel
internal import Comparison
internal import Pairing
internal import SourceModel

extension SignatureDoubts {
  /// Whether one side takes nothing by default and only hands it on: what that stands for is decided there, by a server or
  /// by a function that has the other side's default. Nobody calls back what is not there.
  var isLeftOpen: Bool {
    guard difference.presentSide == nil else { return false }
    return Side.allCases.contains { side in
      guard let own = parameter(side), let value = own.defaultValue, tree(side).kind(value) == .null,
        let other = parameter(side.other)?.defaultValue, ![.null, .lambda].contains(tree(side.other).kind(other)),
        let body = declaration(side).body
      else { return false }
      return isOnlyHandedOn(own, by: body, in: tree(side))
    }
  }

  /// Whether a parameter is nothing in a body but an argument of calls.
  private func isOnlyHandedOn(_ parameter: Parameter, by body: NodeID, in tree: Tree) -> Bool {
    let nodes = tree.preorder(body)
    func isRead(_ node: NodeID) -> Bool { tree.kind(node) == .name && tree.label(node) == parameter.key }
    let reads = nodes.count(where: isRead)
    let handed = nodes.count { node in
      tree.kind(node) == .argument && tree.children(node).first.map(isRead) ?? false
    }
    return reads > 0 && reads == handed
  }

  /// Whether both sides take one and the same value by default, so that nothing is what nobody gives:
  /// `order: Order? = .newest` and `order: Order = NEWEST`.
  var isOneDefault: Bool {
    guard
      Side.allCases.allSatisfy({ side in
        parameter(side)?.defaultValue.map { tree(side).kind($0) != .null } ?? false
      })
    else { return false }
    return !hasTwoDefaults
  }

  private var hasTwoDefaults: Bool {
    member.signature.contains { other in
      other.kind == .defaultValue && other.swift == difference.swift && other.kotlin == difference.kotlin
    }
  }

  /// Whether only the class itself sees what may be absent there, and nobody hands it over: `private var kind: Kind? = null`,
  /// which each constructor sets.
  var isOwnState: Bool {
    guard let side = difference.presentSide, declaration(side).kind == .property,
      [.private, .fileprivate].contains(declaration(side).visibility), let parent = twin.mapping[id(side)].parent
    else { return false }
    let property = declaration(side)
    return !twin.mapping[parent].initializers.contains { initializer in
      initializer.parameter(named: property.key)?.nameRange == property.nameRange
    }
  }

  /// Whether Kotlin's library says that there may be none: `override val message: String?` of every exception.
  var isTextOfThrowable: Bool {
    difference.presentSide == .kotlin && declaration(.kotlin).modifiers.contains(.override)
      && ["message", "cause"].contains(declaration(.kotlin).name)
  }

  /// Whether a Kotlin exception is made with what every exception has, where a Swift case says nothing of it:
  /// `data class Jammed(override val message: String) : GateException(message)` beside `case jammed`.
  var isTextOfError: Bool {
    difference.presentSide == .kotlin && declaration(.kotlin).kind == .enumCase
      && declaration(.kotlin).modifiers.contains(.described)
      && ["cause", "message", "throwable"].contains(difference.parameter)
  }

  /// Whether nobody is called back by default: `completion: (() -> Void)? = nil` and `completion: () -> Unit = {}`.
  var isNoCallback: Bool {
    Side.allCases.contains { side in
      guard let own = parameter(side)?.defaultValue, let other = parameter(side.other)?.defaultValue,
        tree(side).kind(own) == .null, tree(side.other).kind(other) == .lambda,
        let body = tree(side.other).lastChild(other)
      else { return false }
      return tree(side.other).kind(body) == .block && tree(side.other).childCount(body) == 0
    }
  }

  /// Whether one side takes nothing, and puts the other side's default in its place: `queue ?? self.queue`.
  var isResolvedInside: Bool {
    Side.allCases.contains { side in
      guard let own = parameter(side), let other = parameter(side.other), let value = own.defaultValue,
        let known = other.defaultValue, tree(side).kind(value) == .null
      else { return false }
      let written = twin.text(id(side.other), tree(side.other).range(known))
      return FallbackTexts(twin.code(of: id(side))).resolves(own.name, to: written)
    }
  }

  /// The difference of two defaults as it comes out, where one side takes nothing and always puts one and the same
  /// value in its place: with `depth ?? 3` the default of `depth: Int? = nil` is `3`. Where the other side has no
  /// default, only the caller writes less.
  var inEffect: SignatureDifference {
    guard difference.kind == .defaultValue, difference.presentSide == nil else { return difference }
    var difference = difference
    for side in Side.allCases {
      guard let value = replacement(on: side) else { continue }
      if side == .swift { difference.swiftText = value } else { difference.kotlinText = value }
    }
    // Whose `.init()` it is the parameter's type says.
    let (swift, kotlin) = (difference.swiftText, difference.kotlinText)
    if swift.hasPrefix(".init("), let bracket = kotlin.firstIndex(of: "("), kotlin.first?.isUppercase == true,
      swift.dropFirst(".init".count) == kotlin[bracket...]
    {
      difference.swiftText = kotlin
    }
    return difference
  }

  /// What a side puts in the place of its parameter's default, which is nothing, wherever its body reads the parameter.
  private func replacement(on side: Side) -> String? {
    guard let own = parameter(side), let value = own.defaultValue, tree(side).kind(value) == .null,
      let body = declaration(side).body
    else { return nil }
    let values = FallbackTexts(twin.code(of: id(side))).fallbacks(of: own.name)
    let tree = tree(side)
    let reads = tree.preorder(body).count { node in
      tree.kind(node) == .name && tree.label(node) == own.key && !tree.marks(node).contains(.qualified)
    }
    guard values.count == reads, Set(values).count == 1 else { return nil }
    // What is made up of several parts may be spelt in many ways.
    return values[0].contains(" ") && !values[0].hasPrefix("\"") ? nil : values[0]
  }

  /// Whether a parameter that may be absent is absent by default, where the other one has a value by default, which is
  /// what is told: `note: String? = nil` and `note: String = ""` are one decision.
  var isToldByDefault: Bool {
    guard let side = difference.presentSide, let value = parameter(side)?.defaultValue, tree(side).kind(value) == .null,
      parameter(side.other)?.defaultValue != nil
    else { return false }
    return hasTwoDefaults
  }
}
