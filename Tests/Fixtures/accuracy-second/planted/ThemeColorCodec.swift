import Foundation

struct ThemeColor: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    static let clear = ThemeColor(red: 0, green: 0, blue: 0, alpha: 0)
}

struct ThemeColorCodec {

    /// Parses the server format: `#RRGGBB` or `#RRGGBBAA`.
    func decode(_ text: String) -> ThemeColor? {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst()
        guard digits.utf8.allSatisfy({ isHexDigit($0) }) else { return nil }
        guard let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 6:
            return ThemeColor(
                red: UInt8(value >> 16 & 0xFF),
                green: UInt8(value >> 8 & 0xFF),
                blue: UInt8(value & 0xFF),
                alpha: 255
            )
        case 8:
            return ThemeColor(
                red: UInt8(value >> 24 & 0xFF),
                green: UInt8(value >> 16 & 0xFF),
                blue: UInt8(value >> 8 & 0xFF),
                alpha: UInt8(value & 0xFF)
            )
        default:
            return nil
        }
    }

    func palette(_ entries: [String: String]) -> [String: ThemeColor] {
        entries.compactMapValues(decode)
    }

    func blend(_ top: ThemeColor, over bottom: ThemeColor) -> ThemeColor {
        func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
            let weight = Int(top.alpha)
            return UInt8((Int(a) * weight + Int(b) * (255 - weight)) / 255)
        }
        return ThemeColor(
            red: mix(top.red, bottom.red),
            green: mix(top.green, bottom.green),
            blue: mix(top.blue, bottom.blue),
            alpha: 255
        )
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...70, 97...102: return true
        default: return false
        }
    }
}
