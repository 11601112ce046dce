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
  func address(_ side: Side, given: String?) -> String? {
    guard given == nil, let remote = setup?.configuration.settings(of: side).remote else { return nil }
    return shownAddress(remote.repository)
  }
  let sides = [
    sight(swiftRoot, address: address(.swift, given: swift)),
    sight(kotlinRoot, address: address(.kotlin, given: kotlin)),
  ]
  let areThere = sides.allSatisfy { facts in
    switch facts.place {
    case .absent, .remote, .unreadable: false
    case .folder, .repository: true
    }
  }
  let job = readCI(environment, read: read)
  let planned =
    setup.map(request) ?? AnalysisRequest(swift: SideRequest(root: swiftRoot), kotlin: SideRequest(root: kotlinRoot))
  return Observations(
    configuration: configuration, swift: sides[0], kotlin: sides[1],
    pairs: areThere ? setup.map { pairs(planned, $0) } : nil, job: job, base: base(job, planned),
    credential: credential(job, environment, network))
}

/// - Parameter address: from where the side is fetched, if it is.
private func sight(_ path: String, address: String?) -> Observations.SideFacts {
  if let address { return Observations.SideFacts(path: address, place: .remote(address)) }
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

/// What `parity ci` would compare the change with.
private func base(_ job: CIContext, _ request: AnalysisRequest) -> Observations.Base {
  guard case .changes = job.scope else { return .notNeeded }
  let plan = CIPlan(request, job, wantsCompanion: false)
  guard !plan.here.isSubset(of: plan.missing) else { return .notNeeded }
  if let base = plan.base { return .there(reason: base.reason) }
  if plan.isCutOff { return .cutOff }
  return plan.problems.first { $0.severity == .error }.map { .missing($0) } ?? .notNeeded
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
