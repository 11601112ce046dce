import Foundation

/// What the user has chosen so far, before anything is sent.
public struct BookingDraft {
    public var courtId: CourtId
    public var start: Date
    public var minutes: Int
    public var players: [String]

    public init(courtId: CourtId, start: Date, minutes: Int = 60, players: [String] = []) {
        self.courtId = courtId
        self.start = start
        self.minutes = minutes
        self.players = players
    }

    /// The draft as it would be with one more player; the draft itself stays as it is.
    public func inviting(player: String) -> BookingDraft {
        var invitation = self
        invitation.players.append(player)
        return invitation
    }
}
