internal import CIReading
package import GitReading
internal import SourceModel

/// The commit that a change is compared with, and how it was found.
package struct ChangeBase: Sendable, Hashable {
  package var commit: CommitName
  /// As a part of a sentence.
  package var reason: String
  /// Why a better one could not be used.
  var failures: [Problem] = []
}

/// The first of some bases that a clone has.
///
/// - Throws: why the first one cannot be used, when none can. Nothing is guessed: to compare a change with the wrong
///   commit would look like all is well.
func findBase(_ candidates: [BaseCandidate], at root: String) throws(Problem) -> ChangeBase {
  var failures: [Problem] = []
  for candidate in candidates {
    do throws(Problem) {
      if let commit = try commit(of: candidate.kind, at: root) {
        return ChangeBase(commit: commit, reason: candidate.reason, failures: failures)
      }
    } catch {
      failures.append(error)
    }
  }
  throw failures.first
    ?? Problem(.error, message: "nothing tells what the change is to be compared with", hint: "Name it by --base REV.")
}

/// `nil` when the candidate does not fit what is checked out.
private func commit(of kind: BaseCandidate.Kind, at root: String) throws(Problem) -> CommitName? {
  switch kind {
  case .commit(let id):
    return try commitName(of: id, at: root)
  case .parting(let other):
    return try mergeBases(of: "HEAD", and: other, at: root).best
  case .firstParent(let merge):
    let head = try commitName(of: "HEAD", at: root)
    if let merge, merge != head.long { return nil }
    guard try isMerge("HEAD", at: root) else { return nil }
    return try firstParent(of: "HEAD", at: root)
  }
}
