import Combine
import Foundation

final class GiftMessageViewModel: ObservableObject {
    enum Validation: Equatable {
        case ok
        case missingSender
        case emptyMessage
        case tooLong(by: Int)
    }

    static let maxLength = 160

    @Published var message = ""
    @Published var sender = ""
    @Published var isAnonymous = false

    private var trimmedMessage: String {
        message.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private var trimmedSender: String {
        sender.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var remaining: Int { Self.maxLength - trimmedMessage.count }

    var counterText: String {
        remaining >= 0 ? "\(remaining) left" : "\(-remaining) too many"
    }

    var validation: Validation {
        if trimmedMessage.isEmpty { return .emptyMessage }
        if remaining < 0 { return .tooLong(by: -remaining) }
        if !isAnonymous && trimmedSender.isEmpty { return .missingSender }
        return .ok
    }

    /// Text printed on the card, or nil while the input is invalid.
    var cardText: String? {
        guard validation == .ok else { return nil }
        return isAnonymous ? trimmedMessage : "\(trimmedMessage)\n– \(trimmedSender)"
    }

    func clear() {
        message = ""
        sender = ""
        isAnonymous = false
    }
}
