import Foundation

struct Attachment: Equatable {
    let id: String
    let byteCount: Int64
    var isUploaded: Bool
}

protocol MessageComposerOutput: AnyObject {
    func composerDidUpdate(_ composer: MessageComposer)
    func composer(_ composer: MessageComposer, didReject reason: MessageComposer.RejectReason)
    func composer(_ composer: MessageComposer, send text: String, attachmentIds: [String])
}

final class MessageComposer {
    enum RejectReason { case tooManyAttachments, fileTooLarge, tooLong }

    static let maxAttachments = 10
    static let maxFileSize: Int64 = 25 * 1024 * 1024
    static let maxLength = 4_000

    weak var output: MessageComposerOutput?

    private(set) var text = ""
    private(set) var attachments: [Attachment] = []

    var remainingCharacters: Int { Self.maxLength - text.utf16.count }

    var showsCounter: Bool { remainingCharacters <= 100 }

    var canSend: Bool {
        guard remainingCharacters >= 0, attachments.allSatisfy(\.isUploaded) else { return false }
        return !trimmedText.isEmpty || !attachments.isEmpty
    }

    private var trimmedText: String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func updateText(_ newText: String) {
        guard newText != text else { return }
        text = newText
        output?.composerDidUpdate(self)
    }

    func attach(_ attachment: Attachment) {
        guard attachments.count < Self.maxAttachments else {
            output?.composer(self, didReject: .tooManyAttachments)
            return
        }
        guard attachment.byteCount <= Self.maxFileSize else {
            output?.composer(self, didReject: .fileTooLarge)
            return
        }
        attachments.append(attachment)
        output?.composerDidUpdate(self)
    }

    func markUploaded(id: String) {
        guard let index = attachments.firstIndex(where: { $0.id == id }) else { return }
        attachments[index].isUploaded = true
        output?.composerDidUpdate(self)
    }

    func detach(id: String) {
        let before = attachments.count
        attachments.removeAll { $0.id == id }
        if attachments.count != before {
            output?.composerDidUpdate(self)
        }
    }

    func send() {
        if remainingCharacters < 0 {
            output?.composer(self, didReject: .tooLong)
            return
        }
        guard canSend else { return }
        output?.composer(self, send: trimmedText, attachmentIds: attachments.map(\.id))
        text = ""
        attachments = []
        output?.composerDidUpdate(self)
    }
}
