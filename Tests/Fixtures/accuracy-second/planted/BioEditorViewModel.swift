import Foundation

final class BioEditorViewModel {
    enum SaveState: Equatable {
        case unchanged
        case tooLong(by: Int)
        case ready
    }

    static let limit = 150
    static let warningThreshold = 20

    private let original: String
    private(set) var text: String

    var onChange: (() -> Void)?

    init(bio: String?) {
        original = bio ?? ""
        text = original
    }

    var remaining: Int {
        Self.limit - text.count
    }

    var counterText: String { "\(remaining)" }

    var isCounterHighlighted: Bool { remaining < Self.warningThreshold }

    var saveState: SaveState {
        if remaining < 0 { return .tooLong(by: -remaining) }
        return normalized == original ? .unchanged : .ready
    }

    var canSave: Bool { saveState == .ready }

    func edit(_ newText: String) {
        guard newText != text else { return }
        text = newText
        onChange?()
    }

    func clear() {
        edit("")
    }

    func payload() -> [String: String] {
        ["bio": normalized]
    }

    private var normalized: String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
