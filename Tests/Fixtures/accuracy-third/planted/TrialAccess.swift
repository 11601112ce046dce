import Foundation

enum Feature: String, CaseIterable {
    case stats, export, coaching, offlineMaps = "offline_maps"

    var isPremium: Bool { self != .stats }
}

final class TrialAccess {
    static let trialDays = 14
    static let maxExtensionDays = 30

    private let now: () -> Int
    private let startedAt: Int
    private var extensionDays = 0

    /// All times are in seconds since the epoch.
    init(startedAt: Int, now: @escaping () -> Int) {
        self.startedAt = startedAt
        self.now = now
    }

    var endsAt: Int {
        startedAt + (Self.trialDays + extensionDays) * 86_400
    }

    var isExpired: Bool { now() >= endsAt }

    /// Started days count in full.
    var daysLeft: Int {
        let seconds = max(0, endsAt - now())
        return (seconds + 86_399) / 86_400
    }

    func canUse(_ feature: Feature) -> Bool {
        !feature.isPremium || !isExpired
    }

    var lockedFeatures: [Feature] {
        Feature.allCases.filter { !canUse($0) }
    }

    /// Returns false if nothing at all could be added.
    @discardableResult
    func extend(byDays days: Int) -> Bool {
        let granted = min(days, Self.maxExtensionDays - extensionDays)
        guard granted > 0 else { return false }
        extensionDays += granted
        return true
    }

    var banner: String? {
        switch daysLeft {
        case 0: return "Your trial has ended"
        case 1: return "Last day of your trial"
        case let days where (2...5).contains(days): return "\(days) days left"
        default: return nil
        }
    }
}
