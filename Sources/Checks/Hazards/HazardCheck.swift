internal import CodeModel
package import FindingModel
package import Normalization
package import RuleBook
package import SourceModel

/// One question about how the code of a twin is written, for one rule; a pure value.
package struct HazardCheck: Sendable {
  /// As rule documents name it.
  package let name: String
  private let ask: @Sendable (WrittenTwin, HazardRule) -> [Violation]

  init(_ name: String, _ ask: @escaping @Sendable (WrittenTwin, HazardRule) -> [Violation]) {
    self.name = name
    self.ask = ask
  }

  fileprivate func violations(in twin: WrittenTwin, _ rule: HazardRule) -> [Violation] { ask(twin, rule) }
}

/// A rule about hazards, made ready to be asked: its check, its settings, its patterns.
package struct HazardRule: Sendable {
  package let rule: Rule
  private let check: HazardCheck
  let operations: CompiledOperations

  /// In source order of what was found.
  package func violations(in twin: WrittenTwin) -> [Violation] {
    // A body that two members share is looked at with both.
    var told: Set<[Site]> = []
    return check.violations(in: twin, self).filter { violation in
      told.insert([violation.primary] + (violation.counterpart.map { [$0] } ?? [])).inserted
    }
  }

  /// Makes every rule ready that asks one of `allHazardChecks`, and tells which patterns are none.
  package static func compile(
    _ candidates: [Rule], with compiler: inout PatternCompiler
  ) -> (rules: [HazardRule], problems: [Problem]) {
    var rules: [HazardRule] = []
    var problems: [Problem] = []
    for rule in candidates {
      guard let check = allHazardChecks.first(where: { $0.name == rule.check }) else { continue }
      let operations = CompiledOperations(rule, &compiler, problems: &problems)
      rules.append(HazardRule(rule: rule, check: check, operations: operations))
    }
    return (rules, problems)
  }
}

extension HazardRule {
  /// A violation about two places of a pair; the first place is where the finding is shown.
  ///
  /// - Parameter isFoundByName: whether names tell that the two places belong together, however unlike the rest is.
  func violation(
    _ pair: WrittenPair, _ primary: (Side, ByteRange), _ counterpart: (Side, ByteRange)?, isSure: Bool = true,
    isFoundByName: Bool = false, saying: String, values: [String: String] = [:]
  ) -> Violation {
    func site(_ place: (Side, ByteRange)) -> Site {
      Site(side: place.0, path: pair[place.0].unit.file.path, range: place.1)
    }
    var words = values
    for place in [primary, counterpart].compactMap({ $0 }) {
      let key = place.0 == .swift ? "swift" : "kotlin"
      if words[key] == nil { words[key] = withoutEscapes(pair[place.0].unit.file.text(in: place.1)) }
    }
    // Names and types tell what is a copy; what stands around it need not be alike.
    let isPlaced = !pair.isUnlike || isFoundByName || rule.family == "value-semantics"
    return Violation(
      check: rule.check, rule: rule.id, values: words,
      confidence: isSure && isPlaced && !pair.isDoubtful && !pair.isTest ? .high : .low,
      member: pair.name, primary: site(primary), counterpart: counterpart.map(site),
      identity: [rule.id] + pair.identity + [hexadecimal(StableHash.of(saying))])
  }
}

/// Every check of this version that looks at how code is written.
package let allHazardChecks: [HazardCheck] = [
  .operationsDiffer, .operationOnOneSide, .structCopyBecomesAlias, .collectionAliasMutation, .sortInPlace,
  .parameterMutated, .inoutLost,
  .valueBecomesReference, .missingValueEquality, .arrayEquality, .equalityScope, .observerNotFired,
  .exposedLiveCollection, .keptCollection, .captureByValue, .nonLocalReturn, .breakInsideWhen, .letElvisRunElse,
  .conditionalBindingHoisted, .patternBindingLost, .rangeFormationTrap, .mutateWhileIterating, .callbackWhileIterating,
  .throwingCallUnprotected,
  .broadCatchSwallows, .unstructuredTaskErrors, .mainQueueHopOrder, .intWidth, .intOverflow, .computedPropertyStored,
  .initOrderVirtualCall, .protocolExtensionDispatch, .defaultArgumentsDispatch, .positionalArgumentSwap,
  .serializerDefaults, .decodedDefaults, .codingKeyLeftOut,
  .stateflowConflation, .enumRawValueMapping, .dictAssignNil, .hashIterationOrder, .interpolatedType,
  .weakCaptureDropped,
  .dateFormatterDialect, .idleLambda, .idleSequence, .lockReentrancy, .defaultNotStored, .jsonNumbers, .genericCast,
  .formatSpecifiers, .lopsidedComparators, .receiverShadows, .sliceIndices, .signedBytes, .arithmeticShift, .nullTexts,
  .mergedMaps,
]
