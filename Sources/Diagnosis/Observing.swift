internal import CIReading
internal import FindingModel
internal import Foundation
internal import GitReading
package import ParityKit
package import ReviewPosting
internal import SourceModel

/// Looks at everything that a run would depend on. Nothing is written, and the token goes only to the server that the
/// environment names.
///
/// - Parameters:
///   - roots: where the sides lie; `nil` without them for those that the configuration or this folder names.
///   - request: what to pair, given the setup; asked for when both sides are there.
///   - environment: variables and their values.
package func observe(
  _ source: Setup.ConfigurationSource, swift: String?, kotlin: String?, environment: [String: String],
  read: (String) -> [UInt8]?, network: Network, request: (Setup) -> AnalysisRequest
) -> Observations {
  var setup: Setup?
  var configuration: Observations.Configuration
  do throws(SetupFailure) {
    let prepared = try Setup.prepare(source)
    configuration = prepared.configurationPath.map { .found(path: $0, problems: prepared.problems) } ?? .none
    setup = prepared
  } catch {
    configuration = .broken(error.problems)
  }
  let swiftRoot = setup?.root(of: .swift, given: swift) ?? swift ?? "."
  let kotlinRoot = setup?.root(of: .kotlin, given: kotlin) ?? kotlin ?? "."
  let sides = [sight(swiftRoot), sight(kotlinRoot)]
  let areThere = sides.allSatisfy { facts in
    switch facts.place {
    case .absent, .unreadable: false
    case .folder, .repository: true
    }
  }
  let job = readCI(environment, read: read)
  return Observations(
    configuration: configuration, swift: sides[0], kotlin: sides[1],
    pairs: areThere ? setup.map { pairs(request($0), $0) } : nil, job: job, base: base(job, at: sides.map(\.path)),
    credential: credential(job, environment, network))
}

private func sight(_ path: String) -> Observations.SideFacts {
  do throws(Problem) {
    let state = try repositoryState(containing: path)
    return Observations.SideFacts(path: path, place: state.map { .repository($0) } ?? .folder)
  } catch {
    let isThere = FileManager.default.fileExists(atPath: path)
    return Observations.SideFacts(path: path, place: isThere ? .unreadable(error) : .absent)
  }
}

private func pairs(_ request: AnalysisRequest, _ setup: Setup) -> Observations.Pairs {
  let report = PairsListing.make(request, setup).report
  return Observations.Pairs(
    twins: report.counts.twins, unpairedSwift: report.counts.unpairedSwift,
    unpairedKotlin: report.counts.unpairedKotlin,
    problems: report.problems.filter { $0.severity == .error })
}

/// Whether one of the sides has one of the commits that the job's change may be compared with.
private func base(_ job: CIContext, at roots: [String]) -> Observations.Base {
  guard case .changes(let candidates) = job.scope else { return .notNeeded }
  for candidate in candidates where roots.contains(where: { has(candidate.kind, $0) }) {
    return .there(reason: candidate.reason)
  }
  return .missing
}

private func has(_ kind: BaseCandidate.Kind, _ root: String) -> Bool {
  switch kind {
  case .firstParent(let merge):
    let head = (try? repositoryState(containing: root))??.commit
    guard head != nil, merge == nil || merge == head else { return false }
    return (try? isMerge("HEAD", at: root)) == true && ((try? firstParent(of: "HEAD", at: root)) ?? nil) != nil
  case .commit(let id): return (try? isMerge(id, at: root)) != nil
  case .parting(let name): return (try? mergeBases(of: "HEAD", and: name, at: root)) != nil
  }
}

private func credential(
  _ job: CIContext, _ environment: [String: String], _ network: Network
) -> Observations.Credential {
  let names = tokenNames(for: job.provider)
  guard let name = names.first(where: { Token(environment[$0]) != nil }), let token = Token(environment[name]) else {
    return .none(lookedFor: names)
  }
  guard let address = job.interface else { return .notAsked(variable: name) }
  do throws(PostingFailure) {
    let facts =
      job.provider == .gitLab
      ? try gitLabTokenFacts(base: address, token: token, network: network)
      : try gitHubTokenFacts(base: address, repository: job.repository, token: token, network: network)
    return .known(variable: name, facts)
  } catch {
    return .refused(variable: name, error)
  }
}
