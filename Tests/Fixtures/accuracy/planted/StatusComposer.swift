import Foundation

struct ComposerState: Equatable {
    var remaining: Int
    var canSend: Bool
    var warning: String?
}

final class StatusComposer {
    static let limit = 280

    private(set) var text = ""
    private(set) var isSending = false
    var onState: ((ComposerState) -> Void)?

    func textChanged(_ newText: String) {
        text = newText
        publish()
    }

    func sendStarted() {
        isSending = true
        publish()
    }

    func sendFinished(success: Bool) {
        isSending = false
        if success {
            text = ""
        }
        publish()
    }

    var state: ComposerState {
        let remaining = Self.limit - text.count
        let warning: String?
        if remaining < 0 {
            warning = "\(-remaining) characters too many"
        } else if remaining <= 20 {
            warning = "\(remaining) characters left"
        } else {
            warning = nil
        }
        return ComposerState(
            remaining: remaining,
            canSend: !isSending && !text.isEmpty && remaining >= 0,
            warning: warning
        )
    }

    private func publish() {
        onState?(state)
    }
}
