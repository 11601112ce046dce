import Foundation

enum NotificationChannel: String, Codable, CaseIterable {
    case push
    case email
    case sms
}

struct QuietHours: Codable, Equatable {
    let startMinute: Int
    let endMinute: Int

    enum CodingKeys: String, CodingKey {
        case startMinute = "start_minute"
        case endMinute = "end_minute"
    }

    func contains(minuteOfDay minute: Int) -> Bool {
        if startMinute <= endMinute {
            return minute >= startMinute && minute < endMinute
        }
        return minute >= startMinute || minute < endMinute
    }
}

struct NotificationPreferences: Codable, Equatable {
    var channels: [NotificationChannel]
    var topics: [String: Bool]
    var quietHours: QuietHours?

    enum CodingKeys: String, CodingKey {
        case channels
        case topics = "topic_settings"
        case quietHours = "quiet_hours"
    }

    static let `default` = NotificationPreferences(channels: [.push, .email], topics: [:], quietHours: nil)

    func isTopicEnabled(_ topic: String) -> Bool {
        topics[topic] ?? true
    }

    func allows(topic: String, channel: NotificationChannel, minuteOfDay: Int) -> Bool {
        guard channels.contains(channel), isTopicEnabled(topic) else { return false }
        if channel == .email { return true }
        return !(quietHours?.contains(minuteOfDay: minuteOfDay) ?? false)
    }

    func withChannel(_ channel: NotificationChannel, enabled: Bool) -> NotificationPreferences {
        var copy = self
        copy.channels.removeAll { $0 == channel }
        if enabled {
            copy.channels.append(channel)
        }
        return copy
    }

    func withTopic(_ topic: String, enabled: Bool) -> NotificationPreferences {
        var copy = self
        copy.topics[topic] = enabled
        return copy
    }
}
