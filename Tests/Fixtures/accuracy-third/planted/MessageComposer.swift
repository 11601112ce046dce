import Combine
import Foundation

final class MessageComposer: ObservableObject {
    struct Attachment: Hashable {
        let name: String
        let sizeBytes: Int
    }

    enum Problem: Equatable {
        case empty
        case tooLong(by: Int)
        case attachmentsTooLarge
    }

    static let maxLength = 280
    static let maxAttachmentBytes = 25_000_000

    @Published var text = ""
    @Published private(set) var attachments: [Attachment] = []

    var length: Int { text.count }

    var remaining: Int { Self.maxLength - length }

    /// The counter is shown only near the limit.
    var counterLabel: String? {
        remaining <= 20 ? "\(remaining)" : nil
    }

    var problem: Problem? {
        if text.isEmpty && attachments.isEmpty {
            return .empty
        }
        if remaining < 0 {
            return .tooLong(by: -remaining)
        }
        let size = attachments.reduce(0) { $0 + $1.sizeBytes }
        return size > Self.maxAttachmentBytes ? .attachmentsTooLarge : nil
    }

    var canSend: Bool { problem == nil }

    func attach(_ attachment: Attachment) {
        guard !attachments.contains(attachment) else { return }
        attachments.append(attachment)
    }

    func detach(named name: String) {
        guard let index = attachments.firstIndex(where: { $0.name == name }) else { return }
        attachments.remove(at: index)
    }

    /// Hands over the message and clears the composer, if there is something valid to send.
    func send(with deliver: (String, [Attachment]) -> Void) -> Bool {
        guard canSend else { return false }
        deliver(text, attachments)
        text = ""
        attachments = []
        return true
    }
}
