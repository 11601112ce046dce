import Foundation

/// Version of the server API, e.g. `2.4`, `2.4.1` or `3.0.0-beta`.
public struct ApiVersion: Hashable {
  public enum Stage: String, CaseIterable {
    case alpha, beta, rc, release
  }

  public let major: Int
  public let minor: Int
  public let patch: Int
  public let stage: Stage

  public init(major: Int, minor: Int, patch: Int = 0, stage: Stage = .release) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.stage = stage
  }

  public init?(_ text: String) {
    let pattern = #/([0-9]{1,9})\.([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:-(alpha|beta|rc))?/#
    guard
      let match = text.wholeMatch(of: pattern),
      let major = Int(match.1),
      let minor = Int(match.2)
    else { return nil }

    self.init(
      major: major,
      minor: minor,
      patch: match.3.flatMap { Int($0) } ?? 0,
      stage: match.4.flatMap { Stage(rawValue: String($0)) } ?? .release
    )
  }

  public func isCompatible(withClient client: ApiVersion) -> Bool {
    major == client.major && self >= client
  }
}

extension ApiVersion: Comparable {
  public static func < (lhs: ApiVersion, rhs: ApiVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch, lhs.stage.rank) < (rhs.major, rhs.minor, rhs.patch, rhs.stage.rank)
  }
}

extension ApiVersion: CustomStringConvertible {
  public var description: String {
    let core = "\(major).\(minor).\(patch)"
    return stage == .release ? core : "\(core)-\(stage.rawValue)"
  }
}

private extension ApiVersion.Stage {
  var rank: Int { Self.allCases.firstIndex(of: self)! }
}
