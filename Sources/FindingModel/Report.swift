package import SourceModel

/// Everything that one run has to say; reporters render it and add nothing.
package struct Report: Sendable {
  package struct Revision: Sendable, Hashable {
    /// The side's root as the user named it.
    package var root: String
    /// A commit id, `worktree`, `index` or `folder`.
    package var revision: String
    package var base: String?
    /// The side's root as seen from the root of the repository that the run stands in, empty for that root itself;
    /// `nil` when the side lies elsewhere. Tools that annotate a repository know only paths in it.
    package var pathInWorkspace: String?
    /// Where people see the side's files; `nil` when that is not known.
    package var address: WebAddress?

    package init(
      root: String, revision: String, base: String? = nil, pathInWorkspace: String? = nil, address: WebAddress? = nil
    ) {
      self.root = root
      self.revision = revision
      self.base = base
      self.pathInWorkspace = pathInWorkspace
      self.address = address
    }
  }

  package enum Mode: String, Sendable, Hashable {
    case all
    case changes
    case staged
  }

  package struct Scope: Sendable, Hashable {
    package var mode: Mode
    package var swift: Revision
    package var kotlin: Revision

    package init(mode: Mode, swift: Revision, kotlin: Revision) {
      self.mode = mode
      self.swift = swift
      self.kotlin = kotlin
    }

    package func side(_ side: Side) -> Revision { side == .swift ? swift : kotlin }
  }

  package struct Counts: Sendable, Hashable {
    package var twins = 0
    package var inScope = 0
    package var unpairedSwift = 0
    package var unpairedKotlin = 0
    package var skipped = 0
    package var baselined = 0
    /// Of the baseline, what is not found any more.
    package var staleBaseline = 0
    package var suppressed = 0
    /// Not of the change's making.
    package var existing = 0
    /// Mended by the change.
    package var resolved = 0

    package init() {}
  }

  /// One compared twin, as the overview shows it. Similarities are shares, 0…1.
  package struct TwinSummary: Sendable, Hashable {
    package var swiftPath: String
    package var kotlinPath: String
    package var evidence: [String]
    package var rawSimilarity: Double
    package var normalizedSimilarity: Double
    /// How much of the twin had to agree: `full` or `declarations`.
    package var comparison: String
    package var equalMembers: Int
    package var divergentMembers: Int
    package var swiftOnlyMembers: Int
    package var kotlinOnlyMembers: Int
    /// Only where a reporter shows sources.
    package var text: TwinText?

    package init(
      swiftPath: String, kotlinPath: String, evidence: [String], rawSimilarity: Double, normalizedSimilarity: Double,
      comparison: String, equalMembers: Int, divergentMembers: Int, swiftOnlyMembers: Int, kotlinOnlyMembers: Int,
      text: TwinText? = nil
    ) {
      self.swiftPath = swiftPath
      self.kotlinPath = kotlinPath
      self.evidence = evidence
      self.rawSimilarity = rawSimilarity
      self.normalizedSimilarity = normalizedSimilarity
      self.comparison = comparison
      self.equalMembers = equalMembers
      self.divergentMembers = divergentMembers
      self.swiftOnlyMembers = swiftOnlyMembers
      self.kotlinOnlyMembers = kotlinOnlyMembers
      self.text = text
    }
  }

  /// Which part of a run this is, for runs that are divided among machines.
  package struct Shard: Sendable, Hashable {
    /// More parts than these no run is divided into.
    package static let most = 1_000

    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// - Returns: `nil` for what is no part.
    package init?(number: Int, count: Int) {
      guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
      self.number = number
      self.count = count
    }
  }

  package struct UnpairedFile: Sendable, Hashable {
    package var side: Side
    package var path: String

    package init(side: Side, path: String) {
      self.side = side
      self.path = path
    }
  }

  package var toolVersion: String
  package var scope: Scope
  package var counts: Counts
  /// By Swift path.
  package var twins: [TwinSummary]
  /// By side, then path.
  package var unpaired: [UnpairedFile]
  /// In `Finding.reportOrder`.
  package var findings: [Finding]
  package var problems: [Problem]
  /// `false` when something kept the tool from looking at all that it was asked to look at; exit code 3.
  package var isComplete: Bool
  /// The rules that could speak in this run, by id.
  package var rules: [RuleNote]
  /// The change on the other side that was looked at together with this one.
  package var companion: Companion?
  /// Why the change that the author named as its companion was not looked at.
  package var companionTrouble: Problem?
  /// `nil` for a report on everything.
  package var shard: Shard?
  /// Whether the run that made it succeeded, as its options and configuration decide; `nil` while that is open.
  package var hasPassed: Bool?

  package init(
    toolVersion: String, scope: Scope, counts: Counts, twins: [TwinSummary], unpaired: [UnpairedFile],
    findings: [Finding], problems: [Problem], isComplete: Bool, rules: [RuleNote] = [], companion: Companion? = nil
  ) {
    self.toolVersion = toolVersion
    self.scope = scope
    self.counts = counts
    self.twins = twins
    self.unpaired = unpaired
    self.findings = findings
    self.problems = problems
    self.isComplete = isComplete
    self.rules = rules
    self.companion = companion
  }

  /// The findings that speak: neither older than the change in question, nor baselined, nor suppressed.
  package var audible: [Finding] { findings.filter { $0.state == .new } }

  package func count(of severity: Severity) -> Int { audible.count { $0.severity == severity } }
}
