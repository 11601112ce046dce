struct Visitor {
    let id: String
    var isAdmin = false
    var isBanned = false
}

struct InviteLink: Equatable {
    let code: String
    let channelID: String
    let createdBy: String
    var expiresAt: Int64?
    var maxUses: Int?
    var uses = 0
    var isChannelArchived = false
}

enum InviteProblem: String, Error {
    case banned
    case archived
    case expired
    case usedUp
}

extension InviteLink {

    func problem(for visitor: Visitor, now: Int64) -> InviteProblem? {
        if visitor.isBanned { return .banned }
        if isChannelArchived && !visitor.isAdmin { return .archived }
        if let expiresAt, now >= expiresAt { return .expired }
        if let maxUses, uses >= maxUses, !visitor.isAdmin { return .usedUp }
        return nil
    }

    /// The link after a successful join.
    func redeemed(by visitor: Visitor, now: Int64) throws -> InviteLink {
        if let reason = problem(for: visitor, now: now) {
            throw reason
        }
        var link = self
        if visitor.id != createdBy {
            link.uses += 1
        }
        return link
    }

    var usageText: String {
        guard let maxUses else { return "\(uses) joined" }
        return "\(uses) of \(maxUses) joined"
    }
}
