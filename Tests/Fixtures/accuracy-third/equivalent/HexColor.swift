import Foundation

public struct HexColor: Hashable {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8
    public let alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Accepts #RGB, #RRGGBB and #RRGGBBAA, the hash is optional.
    public init?(_ text: String) {
        var hex = text.hasPrefix("#") ? String(text.dropFirst()) : text
        guard hex.allSatisfy(\.isHexDigit) else { return nil }

        if hex.count == 3 {
            hex = hex.map { "\($0)\($0)" }.joined()
        }
        if hex.count == 6 {
            hex += "FF"
        }
        guard hex.count == 8, let value = UInt32(hex, radix: 16) else { return nil }

        self.init(
            red: UInt8(value >> 24),
            green: UInt8(value >> 16 & 0xFF),
            blue: UInt8(value >> 8 & 0xFF),
            alpha: UInt8(value & 0xFF)
        )
    }

    /// Perceived brightness from 0 to 255.
    public var brightness: Int {
        (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
    }

    public var prefersWhiteText: Bool {
        brightness < 128
    }

    public func blended(with other: HexColor, percent: Int) -> HexColor {
        let share = min(max(percent, 0), 100)
        func mix(_ path: KeyPath<HexColor, UInt8>) -> UInt8 {
            UInt8((Int(self[keyPath: path]) * (100 - share) + Int(other[keyPath: path]) * share) / 100)
        }
        return HexColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}

extension HexColor: CustomStringConvertible {
    public var description: String {
        let rgb = String(format: "#%02X%02X%02X", red, green, blue)
        return alpha == 255 ? rgb : rgb + String(format: "%02X", alpha)
    }
}
