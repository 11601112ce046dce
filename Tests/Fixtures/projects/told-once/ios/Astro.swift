import Foundation

/// Functions of this namespace stand in two places on the other side.
struct Astro {
    static func meanLongitude(century: Double) -> Double { 280.46 + 36000.77 * century }

    static func seasonAdjustedDawn(latitude: Double, day: Int) -> Double {
        let adjustment = 75 + (28.65 / 55.0) * abs(latitude)
        return day < 91 ? adjustment : adjustment * 2
    }

    static func julianCentury(dateComponents: DateComponents) -> Double { Double(dateComponents.year ?? 0) / 100 }

    static func moonPhase(day: Int) -> Double { Double(day) / 29.5 }
    //~         ^^^^^^^^^ missing-member: `moonPhase(day:)` has no counterpart in Kotlin
}
