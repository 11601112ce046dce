import Foundation

public struct RemoteSettings: Equatable {
  public enum Mode: String {
    case realtime, balanced, saver, off
  }

  public var mode: Mode = .balanced
  public var ingestHost = "in.quill.example"
  public var captureScreens = false
  public var deniedEvents: [String] = []

  public static let defaults = RemoteSettings()

  public func allows(event name: String) -> Bool {
    mode != .off && !deniedEvents.contains(name)
  }
}

extension RemoteSettings: Decodable {
  private enum CodingKeys: String, CodingKey {
    case mode
    case ingestHost = "ingest_host"
    case captureScreens = "capture_screens"
    case deniedEvents = "denied_events"
  }

  public init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let raw = try container.decodeIfPresent(String.self, forKey: .mode) {
      mode = Mode(rawValue: raw) ?? .balanced
    }
    if let host = try container.decodeIfPresent(String.self, forKey: .ingestHost) {
      ingestHost = host
    }
    captureScreens = try container.decodeIfPresent(Bool.self, forKey: .captureScreens) ?? false
    deniedEvents = try container.decodeIfPresent([String].self, forKey: .deniedEvents) ?? []
  }

  /// Broken documents count as no settings at all.
  public static func parse(_ json: String) -> RemoteSettings? {
    try? JSONDecoder().decode(RemoteSettings.self, from: Data(json.utf8))
  }
}
