package import Caching
package import FindingModel
internal import SourceModel

/// What a run of `drift` is to look at.
package struct DriftRequest: Sendable {
  /// A git repository, or a folder in one.
  package var swift: String
  package var kotlin: String
  /// Where the history is walked from, by any name that `git rev-parse` knows.
  package var swiftRevision: String
  package var kotlinRevision: String
  /// In seconds since 1970: what came before is counted, not listed.
  package var since: Int?
  /// A part of the name or address of the commits' author; `nil` for everybody.
  package var author: String?
  /// Files or folders that limit what is listed; empty for everything.
  package var paths: [String] = []
  /// The moment up to which ages are counted, in seconds since 1970.
  package var now: Int
  /// `YYYY-MM-DD`.
  package var today: String
  /// From which severity on a difference counts.
  package var minimumSeverity: Severity = .warning
  /// Whether differences that were there when a file was first written are listed, too.
  package var wantsWritten = false
  package var jobs = 1
  /// What earlier runs found out; `nil` to work everything out anew.
  package var cache: Cache?
  /// In bytes.
  package var sizeLimit = standardSizeLimit

  package init(
    swift: String, kotlin: String, swiftRevision: String = "HEAD", kotlinRevision: String = "HEAD", now: Int,
    today: String = ""
  ) {
    self.swift = swift
    self.kotlin = kotlin
    self.swiftRevision = swiftRevision
    self.kotlinRevision = kotlinRevision
    self.now = now
    self.today = today
  }

  func root(_ side: Side) -> String { side == .swift ? swift : kotlin }
  func revision(_ side: Side) -> String { side == .swift ? swiftRevision : kotlinRevision }

  /// The request by which both sides are read as they are today.
  var head: AnalysisRequest {
    AnalysisRequest(
      swift: SideRequest(root: swift, revision: swiftRevision),
      kotlin: SideRequest(root: kotlin, revision: kotlinRevision), paths: paths, jobs: jobs, sizeLimit: sizeLimit,
      today: today)
  }
}
