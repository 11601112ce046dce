import Foundation

/// Condensed WMO weather interpretation codes.
enum WeatherCondition: Int, CaseIterable, Comparable {
    case clear, cloudy, fog, drizzle, rain, snow, thunderstorm

    init?(wmoCode: Int) {
        switch wmoCode {
        case 0: self = .clear
        case 1...3: self = .cloudy
        case 45, 48: self = .fog
        case 51...57: self = .drizzle
        case 61...67, 80...82: self = .rain
        case 71...77, 85, 86: self = .snow
        case 95...99: self = .thunderstorm
        default: return nil
        }
    }

    var iconName: String {
        switch self {
        case .clear: return "sun"
        case .cloudy: return "cloud"
        case .fog: return "fog"
        case .drizzle, .rain: return "rain"
        case .snow: return "snow"
        case .thunderstorm: return "bolt"
        }
    }

    var needsWarning: Bool { self >= .snow }

    static func < (lhs: WeatherCondition, rhs: WeatherCondition) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The worst condition of a day, unknown codes ignored.
    static func worst(of codes: [Int]) -> WeatherCondition? {
        codes.compactMap(WeatherCondition.init(wmoCode:)).max()
    }
}

struct WindForce {
    /// Upper limits in km/h (exclusive) of Beaufort 0 to 11.
    private static let limits = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

    let kmh: Int

    var beaufort: Int {
        Self.limits.firstIndex { kmh < $0 } ?? 12
    }

    var label: String {
        switch beaufort {
        case 0: return "calm"
        case 1..<4: return "breeze"
        case 4..<8: return "wind"
        default: return "storm"
        }
    }
}
