import Foundation

struct BodyProfile {
    let weightGrams: Int
    let strideCentimeters: Int
}

struct DailyEnergy: Equatable {
    let kilocalories: Int
    let meters: Int
    let goalReached: Bool
}

/// Integer-only energy model shared with the watch firmware.
struct StepEnergy {
    static let gramStepsPerKilocalorie = 1_750_000
    private static let plausibleSteps = 0...120_000

    let profile: BodyProfile
    let goalKilocalories: Int

    init(profile: BodyProfile, goalKilocalories: Int = 350) {
        self.profile = profile
        self.goalKilocalories = goalKilocalories
    }

    func energy(forSteps steps: Int) -> DailyEnergy? {
        guard Self.plausibleSteps.contains(steps) else { return nil }
        let kilocalories = steps * profile.weightGrams / Self.gramStepsPerKilocalorie
        return DailyEnergy(
            kilocalories: kilocalories,
            meters: steps * profile.strideCentimeters / 100,
            goalReached: kilocalories >= goalKilocalories
        )
    }

    func weeklyAverage(_ days: [Int]) -> Int? {
        let energies = days.suffix(7).compactMap(energy(forSteps:))
        guard !energies.isEmpty else { return nil }
        return energies.reduce(0) { $0 + $1.kilocalories } / energies.count
    }

    func goalDays(_ days: [Int]) -> Int {
        days.lazy.compactMap(energy(forSteps:)).filter(\.goalReached).count
    }
}
