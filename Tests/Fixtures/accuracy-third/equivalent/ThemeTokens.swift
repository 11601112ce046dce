import Foundation

struct RgbColor: Equatable {
    let red: Int
    let green: Int
    let blue: Int

    static let black = RgbColor(red: 0, green: 0, blue: 0)
    static let white = RgbColor(red: 255, green: 255, blue: 255)

    /// Text colour that stays readable on top of this colour.
    var contrasting: RgbColor {
        let luma = (299 * red + 587 * green + 114 * blue) / 1000
        return luma >= 128 ? .black : .white
    }
}

extension RgbColor {
    init?(hex: String) {
        let digits = hex.dropFirst()
        guard hex.first == "#",
              digits.utf8.count == 6,
              digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
              let value = Int(digits, radix: 16)
        else { return nil }
        self.init(red: value >> 16, green: (value >> 8) & 0xFF, blue: value & 0xFF)
    }
}

struct ThemeTokens: Equatable, Decodable {
    enum Mode: String {
        case system, light, dark
    }

    private enum CodingKeys: String, CodingKey {
        case name, mode
        case accentHex = "accent_color"
        case usesRoundedCorners = "rounded_corners"
    }

    let name: String
    let mode: Mode
    let accentHex: String
    let usesRoundedCorners: Bool

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        let rawMode = try values.decodeIfPresent(String.self, forKey: .mode)
        mode = rawMode.flatMap(Mode.init(rawValue:)) ?? .system
        accentHex = try values.decodeIfPresent(String.self, forKey: .accentHex) ?? "#3366FF"
        usesRoundedCorners = try values.decodeIfPresent(Bool.self, forKey: .usesRoundedCorners) ?? true
    }

    static func parse(_ json: String) -> ThemeTokens? {
        try? JSONDecoder().decode(ThemeTokens.self, from: Data(json.utf8))
    }

    var accent: RgbColor { RgbColor(hex: accentHex) ?? .black }

    var onAccent: RgbColor { accent.contrasting }

    func isDark(systemIsDark: Bool) -> Bool {
        switch mode {
        case .system: return systemIsDark
        case .light: return false
        case .dark: return true
        }
    }
}
