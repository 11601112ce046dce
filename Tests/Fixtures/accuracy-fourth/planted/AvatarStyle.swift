import Foundation

/// Initials and colour for people without a picture; the same on all devices.
struct AvatarStyle: Equatable {

    static let palette = [
        "#E57373", "#F06292", "#BA68C8", "#7986CB", "#4FC3F7",
        "#4DB6AC", "#81C784", "#DCE775", "#FFB74D", "#A1887F",
    ]

    let initials: String
    let color: String

    init(name: String, email: String) {
        initials = Self.initials(of: name) ?? Self.initials(of: email) ?? "?"
        color = Self.palette[Self.bucket(of: email)]
    }

    /// Upper case first letters of at most two words.
    private static func initials(of text: String) -> String? {
        let letters = text.unicodeScalars
            .split(separator: " ")
            .prefix(2)
            .compactMap(\.first)
            .map { String($0).uppercased() }
        return letters.isEmpty ? nil : letters.joined()
    }

    private static func bucket(of key: String) -> Int {
        var hash = 7
        for unit in key.utf16 {
            hash = hash &* 31 &+ Int(unit)
        }
        let count = palette.count
        return (hash % count + count) % count
    }
}
