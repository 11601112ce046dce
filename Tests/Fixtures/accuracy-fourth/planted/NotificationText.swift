enum MessageKind: Hashable {
    case text, poll, location
}

struct IncomingMessage {
    let sender: String
    let kind: MessageKind
    let payload: [String]
}

protocol MessageRenderer {
    func body(of message: IncomingMessage) -> String
}

extension MessageRenderer {
    func title(of message: IncomingMessage) -> String {
        message.sender
    }
}

struct TextRenderer: MessageRenderer {
    func body(of message: IncomingMessage) -> String {
        message.payload.joined(separator: " ")
    }
}

struct PollRenderer: MessageRenderer {
    func title(of message: IncomingMessage) -> String {
        "\(message.sender) asks"
    }

    func body(of message: IncomingMessage) -> String {
        guard let question = message.payload.first else { return "Poll" }
        return "\(question) (\(message.payload.count - 1) options)"
    }
}

struct LocationRenderer: MessageRenderer {
    func body(of message: IncomingMessage) -> String {
        message.payload.first.map { "Location: \($0)" } ?? "Location"
    }
}

struct NotificationText: Equatable {
    let title: String
    let body: String

    private static let renderers: [MessageKind: any MessageRenderer] = [
        .text: TextRenderer(),
        .poll: PollRenderer(),
        .location: LocationRenderer(),
    ]

    init(for message: IncomingMessage, showsContent: Bool = true) {
        let renderer = Self.renderers[message.kind] ?? TextRenderer()
        title = renderer.title(of: message)
        body = showsContent ? renderer.body(of: message) : "New message"
    }
}
