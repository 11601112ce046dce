import Foundation

struct ExportedMessage {
    let id: Int64
    let sender: String
    let sentAt: Int64
    let text: String?
    let attachmentNames: [String]
}

/// Writes a conversation as a plain text file for the archive.
final class ChatExporter {

    private let roomId: Int64
    private let formatter: ISO8601DateFormatter

    init(roomId: Int64) {
        self.roomId = roomId
        formatter = ISO8601DateFormatter()
        formatter.formatOptions = [
            .withFullDate, .withTime,
            .withColonSeparatorInTime, .withSpaceBetweenDateAndTime,
        ]
    }

    var fileName: String { "chat-\(roomId).txt" }

    /// `sentAt` is in epoch seconds.
    func export(_ messages: [ExportedMessage]) -> String {
        let body = messages
            .sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) }
            .flatMap { self.lines(for: $0) }
        return (["# Room \(roomId), \(messages.count) messages"] + body).joined(separator: "\n")
    }

    private func lines(for message: ExportedMessage) -> [String] {
        let date = Date(timeIntervalSince1970: TimeInterval(message.sentAt))
        let header = "[\(formatter.string(from: date))] \(message.sender): \(message.text ?? "(no text)")"
        return [header] + message.attachmentNames.map { "    + \($0)" }
    }
}
