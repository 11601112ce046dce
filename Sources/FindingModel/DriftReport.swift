package import SourceModel

/// What each side owes the other, and since when; `parity drift` renders it.
package struct DriftReport: Sendable {
  /// A commit as people know it.
  package struct Commit: Sendable, Hashable {
    /// Forty hexadecimal digits.
    package var id: String
    /// The shortest unambiguous abbreviation.
    package var shortID: String
    package var author: String
    package var email: String
    /// When its author wrote it, in seconds since 1970.
    package var authored: Int
    package var subject: String

    package init(id: String, shortID: String, author: String, email: String, authored: Int, subject: String) {
      self.id = id
      self.shortID = shortID
      self.author = author
      self.email = email
      self.authored = authored
      self.subject = subject
    }
  }

  /// A commit of the other side that seems to have brought something over.
  package struct Port: Sendable, Hashable {
    package enum Evidence: String, Sendable, Hashable {
      /// It names the commit in a trailer `Parity-Of:`.
      case trailer
      case sameSubject = "same-subject"
      /// Both messages name this ticket.
      case sameTicket = "same-ticket"
    }

    package var commit: Commit
    package var evidence: Evidence
    /// The trailer's value, the subject or the ticket.
    package var detail: String

    package init(commit: Commit, evidence: Evidence, detail: String) {
      self.commit = commit
      self.evidence = evidence
      self.detail = detail
    }
  }

  /// One commit's differences in one twin, which the other side has not answered.
  package struct Debt: Sendable {
    /// `changed`, `added`, `removed`, `ported` or `written`.
    package var kind: String
    /// The side whose commit it is.
    package var side: Side
    /// The side that has to follow; `nil` when the commit edited both.
    package var owing: Side?
    package var commit: Commit
    /// In days.
    package var age: Int
    /// Whether the team gives itself this long to follow.
    package var isInGrace: Bool
    package var swiftPath: String
    package var kotlinPath: String
    /// In `Finding.reportOrder`.
    package var findings: [Finding]
    package var ports: [Port]

    package init(
      kind: String, side: Side, owing: Side?, commit: Commit, age: Int, isInGrace: Bool, swiftPath: String,
      kotlinPath: String, findings: [Finding], ports: [Port]
    ) {
      self.kind = kind
      self.side = side
      self.owing = owing
      self.commit = commit
      self.age = age
      self.isInGrace = isInGrace
      self.swiftPath = swiftPath
      self.kotlinPath = kotlinPath
      self.findings = findings
      self.ports = ports
    }

    /// Past the grace it is a warning, before it a note.
    package var severity: Severity { isInGrace ? .info : .warning }
  }

  package struct Counts: Sendable, Hashable {
    package var twins = 0
    /// Differences that were there when a file was first written.
    package var written = 0
    /// Differences whose beginning was not found.
    package var undated = 0
    /// Differences older than what was asked for.
    package var older = 0
    /// Differences that a commit's author excused with `Parity-Skip:`, or that a commit says to have answered.
    package var excused = 0
    package var suppressed = 0
    package var baselined = 0
    /// Moments of history that were compared.
    package var moments = 0

    package init() {}
  }

  package var toolVersion: String
  package var swift: Report.Revision
  package var kotlin: Report.Revision
  /// Ages are counted up to here, in seconds since 1970.
  package var now: Int
  /// In days.
  package var grace: Int
  /// Only what came after is listed, in seconds since 1970.
  package var since: Int?
  /// Oldest first.
  package var debts: [Debt] = []
  package var counts = Counts()
  package var problems: [Problem] = []

  package init(toolVersion: String, swift: Report.Revision, kotlin: Report.Revision, now: Int, grace: Int, since: Int?)
  {
    self.toolVersion = toolVersion
    self.swift = swift
    self.kotlin = kotlin
    self.now = now
    self.grace = grace
    self.since = since
  }

  /// `false` when something kept the tool from looking at all that it was asked to look at; exit code 3.
  package var isComplete: Bool { !problems.contains { $0.severity == .error } }
}
