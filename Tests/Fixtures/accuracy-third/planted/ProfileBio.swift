import Foundation

enum BioProblem: Equatable {
    case tooLong(by: Int)
    case containsLink
    case tooManyLines
}

struct ProfileBio: Equatable {
    static let maxLength = 160
    static let maxLines = 5

    let text: String

    init(_ raw: String) {
        text = raw.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    var problem: BioProblem? {
        if length > Self.maxLength {
            return .tooLong(by: length - Self.maxLength)
        }
        if ["http://", "https://", "www."].contains(where: { text.lowercased().contains($0) }) {
            return .containsLink
        }
        if text.unicodeScalars.filter({ $0 == "\n" }).count >= Self.maxLines {
            return .tooManyLines
        }
        return nil
    }

    var canSave: Bool { problem == nil }

    /// Shown below the text field.
    var counter: String { "\(length)/\(Self.maxLength)" }

    var placeholder: String? {
        text.isEmpty ? "Tell others about yourself" : nil
    }

    private var length: Int { text.count }
}

extension BioProblem {
    var message: String {
        switch self {
        case .tooLong(let surplus):
            return "Please remove \(surplus) characters"
        case .containsLink:
            return "Links are not allowed here"
        case .tooManyLines:
            return "No more than \(ProfileBio.maxLines) lines"
        }
    }
}
