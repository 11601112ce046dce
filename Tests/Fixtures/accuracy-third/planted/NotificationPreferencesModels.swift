import Foundation

/// What a member wants to be told about. Missing or null keys mean "never touched".
struct NotificationPreferences: Equatable {
  var mentions: Bool
  var replies: Bool
  var newsletter: Bool
  var digestHour: Int
  var mutedTopics: [String]

  func shouldNotify(of event: Event) -> Bool {
    switch event {
    case .mention:
      return mentions
    case .reply(let topic):
      return replies && !mutedTopics.contains(topic)
    case .newsletter:
      return newsletter
    }
  }

  enum Event: Equatable {
    case mention
    case reply(topic: String)
    case newsletter
  }
}

extension NotificationPreferences: Decodable {
  private enum CodingKeys: String, CodingKey {
    case mentions, replies, newsletter
    case digestHour = "digest_hour"
    case mutedTopics = "muted_topics"
  }

  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    mentions = try values.decodeIfPresent(Bool.self, forKey: .mentions) ?? true
    replies = try values.decodeIfPresent(Bool.self, forKey: .replies) ?? true
    newsletter = try values.decodeIfPresent(Bool.self, forKey: .newsletter) ?? true
    digestHour = try values.decodeIfPresent(Int.self, forKey: .digestHour) ?? 8
    mutedTopics = try values.decodeIfPresent([String].self, forKey: .mutedTopics) ?? []
  }

  static func parse(_ json: String) throws -> NotificationPreferences {
    try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }
}

extension NotificationPreferences: CustomStringConvertible {
  var description: String {
    let enabled = [mentions ? "mentions" : nil, replies ? "replies" : nil, newsletter ? "newsletter" : nil]
    let list = enabled.compactMap { $0 }.joined(separator: ", ")
    return list.isEmpty ? "Everything off" : "\(list) (digest at \(digestHour):00)"
  }
}
