package import CIReading
package import GitReading
package import ReviewPosting
package import SourceModel

/// What parity sees of its surroundings: facts, not yet judged. No token is among them.
package struct Observations: Sendable {
  /// What is known of the configuration.
  package enum Configuration: Sendable, Hashable {
    case none
    case found(path: String, problems: [Problem])
    case broken([Problem])
  }

  /// What lies where a side should be.
  package enum Place: Sendable, Hashable {
    case absent
    /// It is fetched from a repository elsewhere, whose address is without passwords.
    case remote(String)
    /// A repository that cannot be opened.
    case unreadable(Problem)
    case folder
    case repository(RepositoryState)
  }

  package struct SideFacts: Sendable, Hashable {
    /// As the user wrote it.
    package var path: String
    package var place: Place

    package init(path: String, place: Place) {
      self.path = path
      self.place = place
    }
  }

  package struct Pairs: Sendable, Hashable {
    package var twins: Int
    package var unpairedSwift: Int
    package var unpairedKotlin: Int
    /// Errors: what could not be read.
    package var problems: [Problem]

    package init(twins: Int, unpairedSwift: Int, unpairedKotlin: Int, problems: [Problem] = []) {
      self.twins = twins
      self.unpairedSwift = unpairedSwift
      self.unpairedKotlin = unpairedKotlin
      self.problems = problems
    }
  }

  /// Whether the change of a job can be told from what was there before.
  package enum Base: Sendable, Hashable {
    /// Everything is looked at, or there is no job, or neither side to look into.
    case notNeeded
    case there(reason: String)
    /// The clone has not all of its history.
    case cutOff
    /// For another reason.
    case missing(Problem)
  }

  /// What is known of a token.
  package enum Credential: Sendable, Hashable {
    /// None of the variables of these names is set.
    case none(lookedFor: [String])
    /// The variable of a name has one, and there is no knowing whom to ask about it.
    case notAsked(variable: String)
    case known(variable: String, TokenFacts)
    case refused(variable: String, PostingFailure)
  }

  package var configuration: Configuration
  package var swift: SideFacts
  package var kotlin: SideFacts
  /// `nil` when there was no looking for them.
  package var pairs: Pairs?
  package var job: CIContext
  package var base: Base
  package var credential: Credential

  package init(
    configuration: Configuration, swift: SideFacts, kotlin: SideFacts, pairs: Pairs?, job: CIContext, base: Base,
    credential: Credential
  ) {
    self.configuration = configuration
    self.swift = swift
    self.kotlin = kotlin
    self.pairs = pairs
    self.job = job
    self.base = base
    self.credential = credential
  }
}
