package import FindingModel
internal import GitReading
internal import SourceModel

/// The version that reports name.
package let toolVersion = "0.1.0"

/// The largest file that is read unless the caller says otherwise, in bytes.
package let standardSizeLimit = defaultSizeLimit

/// What a side that cannot be found means for the run.
package enum TwinMissing: String, Sendable, Hashable, CaseIterable {
  /// The analysis is incomplete.
  case error
  /// A warning.
  case warn
  /// A note in the report, for hooks on machines that hold one side only.
  case skip
}

/// What a run of `check` is to look at; how it looks is the setup's business.
package struct AnalysisRequest: Sendable {
  package var swift: SideRequest
  package var kotlin: SideRequest
  /// Files or folders that limit what is reported, absolute or relative to a side's root; empty for everything.
  package var paths: [String]
  package var jobs: Int
  /// The part of the twins that is compared; `nil` for all.
  package var shard: Report.Shard?
  /// In bytes.
  package var sizeLimit: Int
  package var twinMissing: TwinMissing
  /// Whether a reporter shows the similarity of characters.
  package var wantsRawSimilarity: Bool
  /// Whether a reporter shows the sources side by side.
  package var wantsSources: Bool
  /// Whether both sides are read whole even where less would do.
  package var isThorough: Bool
  /// `YYYY-MM-DD`; decides whether a platform-only entry still holds.
  package var today: String

  package init(
    swift: SideRequest, kotlin: SideRequest, paths: [String] = [], jobs: Int = 1, sizeLimit: Int = standardSizeLimit,
    twinMissing: TwinMissing = .error, wantsRawSimilarity: Bool = false,
    wantsSources: Bool = false, isThorough: Bool = false, today: String = ""
  ) {
    self.swift = swift
    self.kotlin = kotlin
    self.paths = paths
    self.jobs = jobs
    self.sizeLimit = sizeLimit
    self.twinMissing = twinMissing
    self.wantsRawSimilarity = wantsRawSimilarity
    self.wantsSources = wantsSources
    self.isThorough = isThorough
    self.today = today
  }

  /// Whether only what changed is asked for.
  var isAboutChanges: Bool { [swift, kotlin].contains { $0.base != .none } }

  var mode: Report.Mode {
    if swift.isStaged || kotlin.isStaged { return .staged }
    return isAboutChanges ? .changes : .all
  }

  func side(_ side: Side) -> SideRequest { side == .swift ? swift : kotlin }
}

/// Where one side lies and which state of it is meant.
package struct SideRequest: Sendable, Hashable {
  /// A repository, a folder in one, or a plain folder.
  package var root: String
  /// By any name that `git rev-parse` knows; `nil` for the files as they lie on disk.
  package var revision: String?
  /// Whether what the next commit would contain is meant; then `revision` plays no part.
  package var isStaged: Bool
  package var base: Base

  /// The old state that changes are counted from.
  package enum Base: Sendable, Hashable {
    /// The side counts as unchanged.
    case none
    case revision(String)
    /// Where the side's state and this branch parted.
    case mergeBase(String)
  }

  package init(root: String, revision: String? = nil, isStaged: Bool = false, base: Base = .none) {
    self.root = root
    self.revision = revision
    self.isStaged = isStaged
    self.base = base
  }
}
