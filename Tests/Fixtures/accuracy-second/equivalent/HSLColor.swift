import Foundation

struct RGBColor: Hashable {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    init(red: Int, green: Int, blue: Int, alpha: Int = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Accepts `#RGB`, `#RRGGBB` and `#RRGGBBAA`, with or without the hash sign.
    init?(hex: String) {
        var digits = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
        guard digits.utf8.allSatisfy({ (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0) })
        else { return nil }
        if digits.count == 3 {
            digits = digits.map { "\($0)\($0)" }.joined()
        }
        if digits.count == 6 { digits += "FF" }
        guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        red = Int(value >> 24)
        green = Int((value >> 16) & 0xFF)
        blue = Int((value >> 8) & 0xFF)
        alpha = Int(value & 0xFF)
    }

    var hsl: HSLColor {
        let r = Double(red) / 255, g = Double(green) / 255, b = Double(blue) / 255
        let maximum = max(r, g, b)
        let minimum = min(r, g, b)
        let delta = maximum - minimum
        let lightness = (maximum + minimum) / 2
        guard delta > 0 else {
            return HSLColor(hue: 0, saturation: 0, lightness: lightness)
        }
        let saturation = lightness > 0.5 ? delta / (2 - maximum - minimum) : delta / (maximum + minimum)
        var hue: Double
        if maximum == r {
            hue = (g - b) / delta
        } else if maximum == g {
            hue = (b - r) / delta + 2
        } else {
            hue = (r - g) / delta + 4
        }
        if hue < 0 { hue += 6 }
        return HSLColor(hue: hue * 60, saturation: saturation, lightness: lightness)
    }

    /// Perceived brightness decides between dark and light text.
    var prefersDarkText: Bool {
        (red * 299 + green * 587 + blue * 114) / 1000 >= 128
    }
}

struct HSLColor: Hashable {
    let hue: Double
    let saturation: Double
    let lightness: Double

    func lighter(by amount: Double) -> HSLColor {
        HSLColor(hue: hue, saturation: saturation, lightness: min(1, max(0, lightness + amount)))
    }

    var rgb: RGBColor {
        let a = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Int {
            let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
            let value = lightness - a * max(-1, min(k - 3, 9 - k, 1))
            return Int(value * 255 + 0.5)
        }
        return RGBColor(red: channel(0), green: channel(8), blue: channel(4))
    }
}
