package import FindingModel
package import Pairing
package import RuleBook
package import SourceModel

/// What a team says about its two code bases: `.parity.yml`, decoded and checked.
package struct Configuration: Sendable {
  /// Where one side lies and which of its files count.
  package struct SideSettings: Sendable, Hashable {
    /// As the document spells it, relative to the document's folder; `nil` when it says nothing.
    package var path: String?
    /// Empty for all files.
    package var include: [PathPattern] = []
    package var exclude: [PathPattern] = []
    /// When the side is not a folder on this machine.
    package var remote: RemoteSide?
    /// What to read of it where nobody says otherwise; `nil` for the files as they lie on disk.
    package var revision: String?

    package init() {}
  }

  /// A side in a repository that is fetched.
  package struct RemoteSide: Sendable, Hashable {
    /// The word that stands for the branch that this side is on.
    package static let sameBranch = "same-branch"

    /// An address as for `git clone`, or a path relative to the document's folder.
    package var repository: String
    /// A branch, a tag, a commit or `same-branch`; `nil` for the remote's default branch.
    package var reference: String?
    /// What to take when there is no such reference.
    package var fallback: String?
  }

  /// Two path patterns, or two name patterns, that describe counterparts.
  package struct PatternPair: Sendable, Hashable {
    package var swift: PathPattern
    package var kotlin: PathPattern
  }

  /// Two files, relative to their sides' roots.
  package struct FilePair: Sendable, Hashable {
    package var swift: String
    package var kotlin: String
  }

  /// Files that have no counterpart by intent.
  package struct PlatformOnly: Sendable, Hashable {
    package var side: Side
    package var path: PathPattern
    package var reason: String
    /// `YYYY-MM-DD`; from that day on the files need counterparts again.
    package var until: String?
  }

  /// A level for the files that a pattern covers; the last one that fits holds.
  package struct LevelByPath: Sendable, Hashable {
    package var path: PathPattern
    package var level: ComparisonLevel
  }

  /// What to do with one rule.
  package struct RuleSettings: Sendable, Hashable {
    package var rule: String
    package var isOff = false
    package var severity: Severity?
    /// Empty for everywhere; one of a finding's two places is enough.
    package var include: [PathPattern] = []
    package var exclude: [PathPattern] = []
    /// In place of the document's own.
    package var options: [RuleOption] = []
  }

  /// The folder that paths in the document are relative to; `nil` when there is no document.
  package var folder: String?
  package var swift = SideSettings()
  package var kotlin = SideSettings()
  package var patterns: [PatternPair] = []
  package var names: [PatternPair] = []
  package var pairs: [FilePair] = []
  package var platformOnly: [PlatformOnly] = []
  package var levels: [LevelByPath] = []
  /// Paths of phrase documents, relative to `folder`.
  package var phrases: [String] = []
  package var rules: [RuleSettings] = []
  /// The folder of the team's own rules, relative to `folder`; `nil` when it has none.
  package var rulesFolder: String?
  package var failOn: FailureLevel?
  /// How many days a change may wait for the other side before `drift` warns of it.
  package var grace = 14
  /// Path of the baseline, relative to `folder`.
  package var baseline: String?

  package init() {}

  package func settings(of side: Side) -> SideSettings { side == .swift ? swift : kotlin }

  /// Where a side lies: as given, else as the document says, else here.
  func root(of side: Side, given: String?) -> String {
    if let given { return given }
    if let remote = settings(of: side).remote, settings(of: side).path == nil { return remote.repository }
    guard let folder else { return "." }
    return joined(folder, settings(of: side).path ?? ".")
  }

  /// How much of a file must agree with its twin, whatever that is.
  package func level(path: String) -> ComparisonLevel { levels.last { $0.path.covers(path) }?.level ?? .full }

  /// How much of the twin of these two files must agree.
  package func level(swiftPath: String, kotlinPath: String) -> ComparisonLevel {
    levels.last { $0.path.covers(swiftPath) || $0.path.covers(kotlinPath) }?.level ?? .full
  }
}

/// From which severity on findings make the run fail.
package enum FailureLevel: String, Sendable, Hashable, CaseIterable {
  case error
  case warning
  case info
  case never

  /// Whether a finding of this severity makes the run fail.
  package func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
