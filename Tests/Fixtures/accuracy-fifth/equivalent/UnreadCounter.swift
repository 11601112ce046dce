import Foundation

/// Unread bookkeeping for the channel list and the app icon badge.
final class UnreadCounter {

    private struct Tally {
        var unread = 0
        var mentions = 0
    }

    static let badgeCap = 99

    /// Called whenever the badge value really changes.
    var onBadgeChange: ((Int) -> Void)?

    private(set) var badge = 0 {
        didSet {
            guard badge != oldValue else { return }
            onBadgeChange?(badge)
        }
    }

    private var tallies: [String: Tally] = [:]
    private var mutedChannels: Set<String> = []

    var badgeText: String? {
        switch badge {
        case 0: return nil
        case 1...Self.badgeCap: return String(badge)
        default: return "\(Self.badgeCap)+"
        }
    }

    func unread(in channelID: String) -> Int {
        tallies[channelID]?.unread ?? 0
    }

    func didReceiveMessage(in channelID: String, mentionsMe: Bool = false) {
        var tally = tallies[channelID, default: Tally()]
        tally.unread += 1
        if mentionsMe { tally.mentions += 1 }
        tallies[channelID] = tally
        refreshBadge()
    }

    func markRead(_ channelID: String) {
        guard tallies.removeValue(forKey: channelID) != nil else { return }
        refreshBadge()
    }

    func setMuted(_ muted: Bool, channelID: String) {
        if muted {
            mutedChannels.insert(channelID)
        } else {
            mutedChannels.remove(channelID)
        }
        refreshBadge()
    }

    /// Muted channels only contribute their mentions.
    private func refreshBadge() {
        badge = tallies.reduce(0) { sum, entry in
            sum + (mutedChannels.contains(entry.key) ? entry.value.mentions : entry.value.unread)
        }
    }
}
