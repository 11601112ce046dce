import Combine

/// State of the "About me" field in the profile editor.
final class BioFieldState: ObservableObject {
    enum Hint: Equatable {
        case none
        case remaining(Int)
        case tooLong(by: Int)
    }

    static let limit = 160
    private static let warnBelow = 20

    @Published private(set) var text: String
    private let original: String

    init(original: String?) {
        self.original = original ?? ""
        text = self.original
    }

    var length: Int {
        text.count
    }

    var hint: Hint {
        let remaining = Self.limit - length
        switch remaining {
        case ..<0: return .tooLong(by: -remaining)
        case 0..<Self.warnBelow: return .remaining(remaining)
        default: return .none
        }
    }

    var counter: String { "\(length)/\(Self.limit)" }

    var hasChanges: Bool { text != original }

    var canSave: Bool { hasChanges && length <= Self.limit }

    func edit(_ newText: String) {
        text = newText.replacingNewlines()
    }

    func revert() {
        text = original
    }
}

private extension String {
    func replacingNewlines() -> String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? " " : $0 }))
    }
}
