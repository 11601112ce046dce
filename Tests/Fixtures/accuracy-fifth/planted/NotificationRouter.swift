import Foundation

enum Destination: Equatable {
  case channel(id: String)
  case thread(channelID: String, rootID: String)
  case profile(userID: String)
  case requests
  case inbox

  /// Path used for deep links and for analytics.
  var path: String {
    switch self {
    case let .channel(id): return "/c/\(id)"
    case let .thread(channelID, rootID): return "/c/\(channelID)/t/\(rootID)"
    case let .profile(userID): return "/u/\(userID)"
    case .requests: return "/requests"
    case .inbox: return "/inbox"
    }
  }
}

struct NotificationRouter {

  /// Where a tap on a notification leads. Incomplete payloads open the inbox.
  func destination(for userInfo: [String: String]) -> Destination {
    switch userInfo["type"] {
    case "message", "mention", "reaction":
      return channel(userInfo) ?? .inbox
    case "thread_reply", "thread_mention":
      return thread(userInfo) ?? channel(userInfo) ?? .inbox
    case "new_follower", "birthday":
      return userInfo["user_id"].map(Destination.profile) ?? .inbox
    case "follow_request":
      return .requests
    default:
      return .inbox
    }
  }

  private func channel(_ userInfo: [String: String]) -> Destination? {
    guard let id = userInfo["channel_id"] else { return nil }
    return .channel(id: id)
  }

  private func thread(_ userInfo: [String: String]) -> Destination? {
    guard let channelID = userInfo["channel_id"], let rootID = userInfo["root_id"] else { return nil }
    return .thread(channelID: channelID, rootID: rootID)
  }
}
