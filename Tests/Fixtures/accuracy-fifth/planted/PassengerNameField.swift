import Foundation

struct PassengerNameField: Equatable {

    enum Problem: Equatable {
        case missing
        case containsDigits
        case tooLong(limit: Int)

        var message: String {
            switch self {
            case .missing:
                return "Please enter the name as in the passport."
            case .containsDigits:
                return "Names cannot contain digits."
            case .tooLong(let limit):
                return "At most \(limit) characters are possible."
            }
        }
    }

    static let limit = 28

    let text: String
    let isRequired: Bool
    let wasEdited: Bool

    init(text: String = "", isRequired: Bool = true, wasEdited: Bool = false) {
        self.text = text
        self.isRequired = isRequired
        self.wasEdited = wasEdited
    }

    private var trimmed: String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var problem: Problem? {
        let name = trimmed
        if name.isEmpty {
            return isRequired ? .missing : nil
        }
        if name.unicodeScalars.contains(where: { ("0"..."9").contains($0) }) {
            return .containsDigits
        }
        if name.count > Self.limit {
            return .tooLong(limit: Self.limit)
        }
        return nil
    }

    /// Nothing is complained about before the traveller has typed.
    var visibleMessage: String? {
        wasEdited ? problem?.message : nil
    }

    /// The spelling for the ticket, nil as long as the field is not valid.
    var ticketName: String? {
        guard problem == nil else { return nil }
        return trimmed.replacingOccurrences(of: "-", with: " ").uppercased()
    }

    func editing(_ newText: String) -> PassengerNameField {
        PassengerNameField(text: newText, isRequired: isRequired, wasEdited: true)
    }
}
