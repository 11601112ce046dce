internal import CodeModel
internal import SourceModel

/// Members that share a name, or nearly so, and are no counterparts all the same: to tell of each that the other side
/// lacks it says more than to compare the two.
extension MemberPairing {
  /// Whether two members of one name have nothing else to do with each other.
  func areNamesakes(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    MemberPairing.areLibrarysAndOwn(left, right) || MemberPairing.areContractAndHelper(left, right)
      || areFormsApart(left, right) || isBehindFunction(right, facing: left) || isBehindFolded(right, facing: left)
  }

  /// Whether a private Kotlin function only has the name of a Swift one whose label a function that others may call has in
  /// its name: `private fun reply(message)` beside `fun replyWith(message)`, which is `reply(with:)`.
  private func isBehindFolded(_ helper: MemberFacts, facing function: MemberFacts) -> Bool {
    guard helper.isPrivate, helper.memberClass == .function, function.memberClass == .function, !function.isPrivate
    else { return false }
    let folded = function.otherKeys.filter { $0.evidence == .foldedLabel }.map(\.key)
    return kotlin.contains { other in
      !other.isPrivate && other.memberClass == .function && other.key != helper.key && folded.contains(other.key)
        && other.parameterNames.count == function.parameterNames.count
    }
  }

  /// Whether a Kotlin class keeps to itself what it gives by a function of that name, which is the counterpart of what Swift
  /// shows: `private var code: String?` and `fun getCode(): String`.
  private func isBehindFunction(_ field: MemberFacts, facing property: MemberFacts) -> Bool {
    guard field.isPrivate, field.isStored, property.memberClass == .property, !property.isPrivate else { return false }
    return kotlin.contains { other in
      other.memberClass == .function && other.key == field.key && other.parameterNames.isEmpty && !other.isPrivate
    }
  }

  /// Whether one gives later what the other hands over by a call, and the former's side has a function of its name that
  /// calls back as well: that is the other's counterpart, whatever else they take.
  private func areFormsApart(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    left.givesLater && right.callsBack && keysOfCallbacks.swift.contains(left.key)
      || right.givesLater && left.callsBack && keysOfCallbacks.kotlin.contains(right.key)
  }

  /// Whether one hands over by a call what the other gives, and beside what it calls takes the same:
  /// `load(user:completion:)` and `load(user): Future<Page>`.
  ///
  /// - Parameter others: the keys of the functions of the giver's side that call back.
  static func isCalledBack(_ caller: MemberFacts, by giver: MemberFacts, _ others: Set<String>) -> Bool {
    caller.callsBack && !giver.callsBack && !others.contains(caller.key) && giver.memberClass == .function
      && giver.family != .nothing && !giver.parameterNames.isEmpty && caller.parameterTypes.last == ""
      && caller.parameterNames.dropLast().elementsEqual(giver.parameterNames)
  }

  /// Whether one asks whether something is so, and the other hands out an object of the code's own.
  static func areTruthAndObject(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    left.family == .truth && right.givesOwn || right.family == .truth && left.givesOwn
  }

  /// Whether one replaces a method of its platform's library, which takes a text, and the other is the code's own,
  /// which takes an object: `loadUrl(url: String)` of every web view is no `loadURL(from page: Page)`.
  private static func areLibrarysAndOwn(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .function, right.memberClass == .function,
      left.overridesForeign != right.overridesForeign
    else { return false }
    return takeAnother(left, right)
  }

  /// Whether one is written down as what everybody may call, and the other is a private function that takes more or
  /// less and does something else: `public func log(message:)` beside `private fun log(level, message)`.
  private static func areContractAndHelper(_ left: MemberFacts, _ right: MemberFacts) -> Bool {
    guard left.memberClass == .function, right.memberClass == .function, left.isPrivate != right.isPrivate,
      left.parameterNames.count != right.parameterNames.count
    else { return false }
    let contract = left.isPrivate ? right : left
    guard contract.declaration.isPublished else { return false }
    return left.bag.similarity(to: right.bag) < 0.75
  }
}
