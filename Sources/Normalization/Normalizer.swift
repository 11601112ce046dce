package import CodeModel
package import RuleBook
package import SourceModel

/// Removes differences of spelling that are not differences of meaning: an ordered list of passes, nothing else.
///
/// `normalize` is idempotent and keeps for every node the range of the user's text that it came from.
package struct Normalizer: Sendable {
  package let vocabulary: Vocabulary
  private let phrases: Phrasebook

  /// - Parameter lower: the front-ends; the phrasebook's patterns are compiled with them.
  package init(book: RuleSet, lower: @escaping @Sendable (SourceFile) -> SourceUnit) {
    vocabulary = Vocabulary(book)
    phrases = Phrasebook(book.phrases, vocabulary: vocabulary, lower: lower)
  }

  /// The same, when the phrases of this book have been compiled before.
  ///
  /// - Returns: `nil` when those were others.
  package init?(book: RuleSet, compiled: CompiledPhrases) {
    guard let phrases = Phrasebook(book.phrases, compiled) else { return nil }
    vocabulary = Vocabulary(book)
    self.phrases = phrases
  }

  /// For later runs with the same book; `nil` when its phrases have faults.
  package var compiledPhrases: CompiledPhrases? { phrases.compiled }

  /// What is wrong with the phrases of these documents: patterns that do not parse, ambiguous phrases.
  package func problems(ofPhrasesIn paths: Set<String>) -> [Problem] {
    phrases.problems.filter { $0.path.map(paths.contains) ?? false }
      + phrases.ambiguities { paths.contains($0.path) }
  }

  package func normalize(_ unit: SourceUnit) -> SourceUnit {
    var unit = unit
    Pass.run(Normalizer.beforePhrases, on: &unit, vocabulary)
    phrases.rewrite(&unit)
    Pass.run(Normalizer.afterPhrases, on: &unit, vocabulary)
    return unit
  }

  /// What code and phrases' patterns both go through before they meet.
  static let beforePhrases: [Pass] = [
    .packagePaths, .exhaustiveChoices, .weakReferences, .handedMetatypes, .keyHolders, .labelledSelves,
    .projectedValues, .streamPlaces, .atomics, .libraryExtensions, .lockObjects, .caseAttributes, .carriedLabels,
    .testRuns, .abstractMembers, .localFunctions, .labels, .ownInstances, .ownFallbacks, .requiredValues,
    .requiredProperties, .lengths, .inferredTypes, .closureReturns, .results, .increments, .sleeps, .formats,
    .rangeBounds, .lastPositions, .byteLiterals, .regexLiterals, .convertedLiterals, .castLiterals, .widenings,
    .sequenceLists, .sums, .mapValues,
    .handedValues, .cutTexts, .listsOfOne, .openedLets, .optionalMaps, .takenIfs, .chainedLets, .stateSnapshots,
    .stateUpdates, .mapAdditions, .keyTests, .listAdditions, .replacedLists, .reservesInSteps, .storedValues,
    .scopeFunctions, .editedCopies, .stringBuilders, .byteAdditions,
    .movedCalendars, .memberwiseCopies, .copies, .copiesInUse, .dateFormatters, .creations, .filteredLists,
    .asyncValues, .assertions, .effects, .awaits, .typeNames, .numbers, .functionValues, .selfReceivers, .wrappedValues,
    .loggedLocals, .wrappers, .handedLoggers, .rethrowing, .groups, .defers, .locks, .results, .references,
    .implicitInitializers, .nestedFallbacks, .branchFallbacks, .optionalResults, .castClosures, .optionals,
    .takenBindings, .nestedBindings, .knownTests, .readAhead, .chainedBindings, .emptyReturns, .movedLocals, .wrappers,
    .smartCastAliases, .selfReceivers, .takenValues, .unaskedTakes, .clampedDifferences, .ternaries, .chosenReceivers,
    .closures, .predicates, .comparators, .bareCases, .lastArms, .lastNames, .subjects, .switches, .plainBreaks,
    .smartCastAliases, .errors, .finallyTails, .branchExits, .commonTails, .pickedReturns, .anyReturns, .loops,
    .askedLoops, .setAdditions, .listAnswers, .lifts, .comparedCasts, .operators, .negations, .boundFlags,
    .optionalFlags, .calls, .strings, .plainTexts, .collections, .boundRangeTests, .exits, .idleExits, .innerIdleExits,
    .rangeTests, .ownTexts, .ternaries, .smartCasts, .caseTests, .coalescedResults, .libraryExtensions,
  ]

  /// What phrases may have made, and what needs them done.
  static let afterPhrases: [Pass] = [
    .demands, .loweredTexts, .characterTables, .askedSequences, .endCharacters, .listTests, .walkedCopies, .valueCopies,
    .splitFormats, .anchoredPatterns,
    .membershipTests, .absentAnswers, .absentExits, .chainedLets,
    .selfReceivers, .chainedBindings, .rebindings, .sleepUnits, .sentinels, .removedElements, .rawValueLookups,
    .ownRawValueLookups, .foundElements, .loops, .poppedElements, .lastLoops, .operators, .optionalFlags, .clamps,
    .moments, .lookups, .unaskedCalendars, .chains, .operators, .strings, .negations, .exits, .absentValues, .builders,
    .ternaries, .localTypes, .companions, .factoryFunctions, .properties, .observers, .implicitMemberwise,
    .metatypeParameters, .extensions, .associatedTypes, .privateAliases, .backingProperties, .observedState,
    .backingProperties, .operatorFunctions, .comparisons, .tupleComparisons, .descriptions, .errorMessages,
    .platformInitializers, .synthesized, .metatypeArguments, .selfTypes, .constructors, .parameterNames,
    .storedNamesOfExtensions, .storedNames,
    .taskNames, .rawValues,
    .rawValueFactories, .conventionalNames, .testNames, .enums, .ownCases, .ownValues, .lockResults, .tails,
    .lambdaTails, .guardedAnswers, .closuresInPlace, .operators, .exits, .pickedReturns, .ternaries, .coalescedResults,
    .chains, .operators, .constants, .absentExitOrder, .typeParameters, .locals, .lambdaNames, .sharedInstances,
    .typeQualifiers, .calledNames, .emptyCalls, .canonicalNames,
  ]
}
