import Combine

final class MessageComposer: ObservableObject {
    static let maxLength = 500
    private static let warnBelow = 50

    @Published private(set) var text = ""
    @Published private(set) var isSending = false

    private let send: (String) async throws -> Void

    init(send: @escaping (String) async throws -> Void) {
        self.send = send
    }

    var remaining: Int { Self.maxLength - text.count }

    /// Only shown shortly before the limit.
    var counterText: String? {
        guard remaining < Self.warnBelow else { return nil }
        return remaining >= 0 ? "\(remaining) left" : "\(-remaining) too many"
    }

    var canSend: Bool { !isSending && !text.isEmpty && remaining >= 0 }

    /// The field is locked while a message is on its way.
    func textChanged(_ newText: String) {
        guard !isSending else { return }
        text = newText
    }

    /// The text stays in the field when sending did not work.
    @MainActor
    func submit() async -> Bool {
        guard canSend else { return false }
        isSending = true
        defer { isSending = false }

        do {
            try await send(text)
            text = ""
            return true
        } catch {
            return false
        }
    }
}
