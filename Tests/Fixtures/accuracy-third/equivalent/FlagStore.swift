import Foundation

public enum FlagValue {
  case bool(Bool)
  case number(Double)
  case text(String)
}

public final class FlagStore {
  public typealias ExposureHandler = (_ key: String) -> Void

  private var remote: [String: FlagValue] = [:]
  private var overrides: [String: FlagValue] = [:]
  private var exposed: Set<String> = []
  private let onExposure: ExposureHandler

  public init(onExposure: @escaping ExposureHandler = { _ in }) {
    self.onExposure = onExposure
  }

  /// Replaces everything that came from the server. Exposures are reported afresh.
  public func replaceRemote(_ values: [String: FlagValue]) {
    remote = values
    exposed.removeAll()
  }

  /// Local override for QA menus, `nil` goes back to the remote value.
  public func setOverride(_ value: FlagValue?, for key: String) {
    overrides[key] = value
  }

  public func isEnabled(_ key: String, default fallback: Bool = false) -> Bool {
    switch resolve(key) {
    case .bool(let flag)?: return flag
    case .text("on")?: return true
    case .text("off")?: return false
    default: return fallback
    }
  }

  public func number(_ key: String, default fallback: Double = 0) -> Double {
    guard case .number(let value)? = resolve(key) else { return fallback }
    return value
  }

  public func text(_ key: String) -> String? {
    if case .text(let value)? = resolve(key) { return value }
    return nil
  }

  private func resolve(_ key: String) -> FlagValue? {
    if let local = overrides[key] { return local }
    guard let value = remote[key] else { return nil }
    if exposed.insert(key).inserted {
      onExposure(key)
    }
    return value
  }
}
