import Foundation

struct AvatarModel: Equatable {
    enum Content: Equatable {
        case image(URL)
        case initials(String, colorIndex: Int)
        case placeholder
    }

    static let paletteSize = 8

    let content: Content
    let accessibilityLabel: String

    init(name: String?, imageURL: URL?, userId: String) {
        let trimmed = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if let imageURL {
            content = .image(imageURL)
        } else if let initials = Self.initials(from: trimmed) {
            content = .initials(initials, colorIndex: Self.colorIndex(for: userId))
        } else {
            content = .placeholder
        }
        accessibilityLabel = trimmed.isEmpty ? "avatar.unknown" : trimmed
    }

    static func initials(from name: String) -> String? {
        let words = name.split(separator: " ")
        guard let first = words.first else { return nil }
        var scalars = [first.unicodeScalars.first]
        if words.count > 1 {
            scalars.append(words[words.count - 1].unicodeScalars.first)
        }
        let initials = scalars.compactMap { $0 }.map { String($0) }.joined()
        return initials.isEmpty ? nil : initials.uppercased()
    }

    static func colorIndex(for userId: String) -> Int {
        let sum = userId.utf8.reduce(0) { ($0 * 31 + Int($1)) % 9_973 }
        return sum % paletteSize
    }
}
