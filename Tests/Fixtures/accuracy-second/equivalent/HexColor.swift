import Foundation

struct HexColor: Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    let alpha: UInt8

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Accepts `#RGB`, `#RRGGBB` and `#RRGGBBAA`, with or without the hash.
    init?(_ text: String) {
        var hex = Array(text.utf8)
        if hex.first == UInt8(ascii: "#") {
            hex.removeFirst()
        }
        var nibbles: [UInt8] = []
        for byte in hex {
            guard let nibble = HexColor.nibble(byte) else { return nil }
            nibbles.append(nibble)
        }
        switch nibbles.count {
        case 3:
            self.init(red: nibbles[0] * 17, green: nibbles[1] * 17, blue: nibbles[2] * 17)
        case 6, 8:
            let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
            self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
        default:
            return nil
        }
    }

    var hexString: String {
        let rgb = String(format: "#%02X%02X%02X", red, green, blue)
        return alpha == 255 ? rgb : rgb + String(format: "%02X", alpha)
    }

    /// Perceived brightness, 0 for black to 255 for white.
    var brightness: Int {
        (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1000
    }

    var prefersDarkText: Bool { brightness >= 128 }

    private static func nibble(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: return byte - 48
        case 65...70: return byte - 55
        case 97...102: return byte - 87
        default: return nil
        }
    }
}
