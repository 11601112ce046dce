import Foundation

struct TimelineMessage: Equatable {
    let id: Int64
    let senderId: Int64
    let sentAtMillis: Int64
    let text: String

    var date: Date { Date(timeIntervalSince1970: Double(sentAtMillis) / 1000) }
}

struct MessageCluster: Equatable {
    let senderId: Int64
    fileprivate(set) var messages: [TimelineMessage]
}

struct DaySection: Equatable {
    let day: Date
    let clusters: [MessageCluster]
}

/// Arranges a conversation in days, and each day in bursts of one sender.
struct MessageTimeline {
    static let clusterGapMillis: Int64 = 5 * 60 * 1000

    private let calendar: Calendar

    init(timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    func sections(for messages: [TimelineMessage]) -> [DaySection] {
        let ordered = messages.sorted { ($0.sentAtMillis, $0.id) < ($1.sentAtMillis, $1.id) }
        return Dictionary(grouping: ordered) { calendar.startOfDay(for: $0.date) }
            .sorted { $0.key < $1.key }
            .map { DaySection(day: $0.key, clusters: clusters(of: $0.value)) }
    }

    private func clusters(of messages: [TimelineMessage]) -> [MessageCluster] {
        messages.reduce(into: []) { clusters, message in
            if let last = clusters.last?.messages.last,
               last.senderId == message.senderId,
               message.sentAtMillis - last.sentAtMillis <= Self.clusterGapMillis {
                clusters[clusters.count - 1].messages.append(message)
            } else {
                clusters.append(MessageCluster(senderId: message.senderId, messages: [message]))
            }
        }
    }
}
