import Foundation

struct Mention: Equatable {
    /// Lower-cased, without the leading "@".
    let handle: String
    /// UTF-16 offsets into the scanned text, the "@" included.
    let start: Int
    let end: Int
}

enum MentionScanner {
    private static let minLength = 2
    private static let maxLength = 20

    static func scan(_ text: String) -> [Mention] {
        let units = Array(text.utf16)
        var mentions: [Mention] = []
        var i = 0

        while i < units.count {
            guard units[i] == at, i == 0 || !isWord(units[i - 1]) else {
                i += 1
                continue
            }
            var end = i + 1
            while end < units.count, isWord(units[end]) {
                end += 1
            }
            let length = end - i - 1
            if (minLength...maxLength).contains(length) {
                let handle = String(decoding: units[(i + 1)..<end], as: UTF16.self)
                mentions.append(Mention(handle: handle.lowercased(), start: i, end: end))
            }
            i = end
        }
        return mentions
    }

    static func uniqueHandles(in text: String) -> [String] {
        var seen = Set<String>()
        return scan(text).map(\.handle).filter { seen.insert($0).inserted }
    }

    /// What the user is completing right now if the cursor stands behind "@abc"; may be empty.
    static func pendingQuery(in text: String, cursor: Int) -> String? {
        let units = Array(text.utf16)
        guard (0...units.count).contains(cursor) else { return nil }

        var start = cursor
        while start > 0, isWord(units[start - 1]) {
            start -= 1
        }
        guard start > 0, units[start - 1] == at else { return nil }
        guard start == 1 || !isWord(units[start - 2]) else { return nil }
        guard cursor - start <= maxLength else { return nil }
        return String(decoding: units[start..<cursor], as: UTF16.self).lowercased()
    }

    private static let at = UInt16(UnicodeScalar("@").value)

    private static func isWord(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: return true
        default: return false
        }
    }
}
