import Foundation

/// Backs the status composer: counter, send button, change callback.
final class ComposerModel {

    private static let padding = CharacterSet(charactersIn: " \t\r\n")

    let limit: Int
    var onCounterChange: ((String?) -> Void)?

    var text: String = "" {
        didSet { onCounterChange?(counter) }
    }

    init(limit: Int = 280) {
        self.limit = limit
    }

    var remaining: Int {
        limit - text.count
    }

    /// Shown only when the end is near.
    var counter: String? {
        switch remaining {
        case ..<0: return "\(-remaining) too many"
        case 0...20: return "\(remaining) left"
        default: return nil
        }
    }

    var canSend: Bool {
        remaining >= 0 && !isBlank
    }

    /// Hands out the text to send and empties the field.
    func takeText() -> String? {
        guard canSend else { return nil }
        defer { text = "" }
        return text.trimmingCharacters(in: Self.padding)
    }

    private var isBlank: Bool {
        text.trimmingCharacters(in: Self.padding).isEmpty
    }
}
