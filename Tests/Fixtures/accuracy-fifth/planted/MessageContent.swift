import Foundation

protocol MessageContent {
    var senderName: String { get }
    var body: String { get }
    var isSearchable: Bool { get }
}

extension MessageContent {
    var isSearchable: Bool { true }

    func preview() -> String {
        body.isEmpty ? senderName : "\(senderName): \(body)"
    }
}

struct TextContent: MessageContent {
    let senderName: String
    let body: String
}

struct VoiceContent: MessageContent {
    let senderName: String
    let seconds: Int

    var body: String { "" }
    var isSearchable: Bool { false }

    func preview() -> String {
        String(format: "%@ sent a voice message (%d:%02d)", senderName, seconds / 60, seconds % 60)
    }
}

struct LocationContent: MessageContent {
    let senderName: String
    let placeName: String?

    var body: String { "📍 " + (placeName ?? "Shared location") }
}

/// Row in the list of conversations.
struct ConversationRow {
    let title: String
    let lastContent: MessageContent?
    var isTyping = false

    var subtitle: String {
        if isTyping { return "typing…" }
        return lastContent?.preview() ?? "No messages yet"
    }
}

func searchable(_ contents: [MessageContent]) -> [String] {
    contents.filter(\.isSearchable).map(\.body)
}
