package import Caching
internal import Checks
package import FindingModel
internal import Foundation
internal import Linting
internal import Normalization
internal import Pairing
package import RuleBook
package import SourceModel

/// What the command line says about rules.
package struct RuleChoice: Sendable, Hashable {
  /// When not empty, these alone speak.
  package var only: [String]
  package var disabled: [String]
  package var severities: [String: Severity]
  /// Folders of a team's own rules, as messages should name them.
  package var folders: [String]

  package init(
    only: [String] = [], disabled: [String] = [], severities: [String: Severity] = [:], folders: [String] = []
  ) {
    self.only = only
    self.disabled = disabled
    self.severities = severities
    self.folders = folders
  }
}

/// Mistakes on the command line, in the configuration or in a rule document: nothing is to be analysed.
package struct SetupFailure: Error {
  package var problems: [Problem]
}

/// All that is known before the first source file is read.
package struct Setup: Sendable {
  package internal(set) var configuration: Configuration
  /// As it was found or named; `nil` when there is none.
  package let configurationPath: String?
  /// Warnings only.
  package let problems: [Problem]
  /// What the command line says about rules.
  let choice: RuleChoice
  /// Where the baseline stands; `nil` when none is in force.
  let baselinePath: String?
  let selection: RuleSelection
  let book: RuleSet
  /// What the configuration and the book say about counterparts.
  let conventions: PairingConventions
  private let laterNormalizer: Deferred<Normalizer>
  /// What the team has accepted; `nil` when no baseline is in force.
  let baseline: Baseline?
  private let laterHazards: Deferred<[HazardRule]>
  /// The checks that find dangers which both sides may share.
  private let hazardChecks: Set<String>
  /// What earlier runs made of the book, and their reports; `nil` to do without.
  let known: RunMemory?
  /// What earlier runs made of files; `nil` to make everything anew.
  private(set) var memory: RunMemory?

  /// Waits until it is made.
  var normalizer: Normalizer { laterNormalizer.value }
  /// The rules that look at code as it is written, those that may speak. Waits until they are made.
  var hazards: [HazardRule] { laterHazards.value }

  /// Where to look for a configuration.
  package enum ConfigurationSource: Sendable, Hashable {
    case none
    case file(String)
    /// In the working folder and above it, up to the root of its repository.
    case search
    /// There, else in the first of these folders that has one.
    case searchAlso([String])

  }

  /// Reads the configuration and the rules, and holds a team's own rules against their examples.
  ///
  /// - Parameters:
  ///   - cache: for what is made of the book, and for whole reports; `nil` to do without.
  ///   - isTestingRules: whether the setup is for those examples alone, which the caller looks at.
  package static func prepare(
    _ source: ConfigurationSource, rules: RuleChoice = RuleChoice(), baseline choice: BaselineChoice = .none,
    cache: Cache? = nil, isTestingRules: Bool = false
  ) throws(SetupFailure) -> Setup {
    let path = source.path
    // What nobody named may not be a link to just any file.
    if source != path.map({ .file($0) }), let path, let problem = escapeOfConfiguration(path) {
      throw SetupFailure(problems: [problem])
    }
    let known = cache.map { RunMemory($0) }
    var (book, configuration, problems) = rules.read(path, roots: known?.embeddedRoots() ?? [:])

    let commandLine = RuleSelection(
      only: Set(rules.only), disabled: Set(rules.disabled), severities: rules.severities)
    problems += commandLine.unknownRules(in: book)
    let normalizer = Deferred { [book] in known?.normalizer(book) ?? ParityKit.normalizer(book) }
    let phrases = book.ownPhraseDocuments
    if !phrases.isEmpty { problems += normalizer.value.problems(ofPhrasesIn: phrases) }
    var compiler = PatternCompiler(lower: lower)
    let own = HazardRule.compile(book.rules.filter { !$0.isBuiltIn }, with: &compiler)
    problems += own.problems
    var baseline: Baseline?
    let baselinePath = baselinePath(choice, configuration)
    if let path = baselinePath {
      let (accepted, mistakes) = Baseline.read(path)
      baseline = accepted
      problems += mistakes
    }
    if problems.contains(where: { $0.severity == .error }) { throw SetupFailure(problems: problems) }
    let selection = configuration.selection(commandLine)
    let hazards = Deferred { [book] in
      (known?.hazards(book) ?? hazardRules(of: book)).filter { selection.allows($0.rule.id) }
    }
    let hazardChecks = Set(book.rules.filter { $0.path.hasPrefix("hazards/") }.map(\.check))
    let setup = Setup(
      configuration: configuration, configurationPath: path, problems: problems, choice: rules,
      baselinePath: baselinePath, selection: selection, book: book,
      conventions: pairingConventions(configuration, book: book), laterNormalizer: normalizer, baseline: baseline,
      laterHazards: hazards, hazardChecks: hazardChecks, known: known)
    guard isTestingRules || book.rules.contains(where: { !$0.isBuiltIn }) else { return setup }
    // The examples speak of the rules as they are written, whatever is configured.
    let examined = Setup(
      configuration: Configuration(), configurationPath: nil, problems: [], choice: rules, baselinePath: nil,
      selection: RuleSelection(), book: book, conventions: pairingConventions(Configuration(), book: book),
      laterNormalizer: normalizer, baseline: nil,
      laterHazards: Deferred { own.rules }, hazardChecks: hazardChecks, known: nil)
    if isTestingRules { return examined }
    let failures = examined.failuresOfOwnExamples()
    if !failures.isEmpty { throw SetupFailure(problems: failures) }
    return setup
  }

  /// What to read of a side: as given, else what was fetched of it.
  package func revision(of side: Side, given: String?, at root: String?) -> String? {
    given ?? (root == nil ? configuration.settings(of: side).revision : nil)
  }

  /// Whether a check finds divergences; the checks of hazards find dangers that both sides may share.
  func isDivergence(_ check: String) -> Bool { !hazardChecks.contains(check) }

  /// Begins with what takes long to make, so that it is there when it is needed.
  func warmUp() {
    laterNormalizer.start()
    laterHazards.start()
  }

  /// The same with what earlier runs made of files.
  ///
  /// - Parameter cache: `nil` to do without.
  func remembering(_ cache: Cache?) -> Setup {
    var setup = self
    setup.memory = cache.map { RunMemory($0) }
    return setup
  }

  /// Keeps what is new for later runs.
  ///
  /// - Returns: what the user should hear about it. Both caches lie in one folder, and what befell one befell the other.
  func keep() -> [Problem] {
    let notes = [known, memory].flatMap { $0?.keep() ?? [] }
    return notes.enumerated().filter { !notes[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The rules that are the team's own.
  package var ownRules: [Rule] { book.rules.filter { !$0.isBuiltIn } }

  /// How loudly a rule speaks of what it is sure of; `nil` when there is no such rule.
  package func severity(of rule: String) -> Severity? {
    book.rule(rule).map { selection.severity(of: $0, confidence: .high) }
  }

  /// Where a side lies: as the command line says, else as the configuration says, else here.
  package func root(of side: Side, given: String?) -> String {
    configuration.root(of: side, given: given)
  }
}
