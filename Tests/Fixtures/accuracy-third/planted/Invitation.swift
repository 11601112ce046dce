import Foundation

enum InvitationError: Error, Equatable {
    case malformed
    case expired
    case usedUp
    case wrongDomain(expected: String)
}

struct Invitation: Decodable {
    let token: String
    let workspace: String
    let allowedDomain: String?
    let maxUses: Int
    let uses: Int
    let expiresAt: Int64?

    enum CodingKeys: String, CodingKey {
        case token, workspace, uses
        case allowedDomain = "allowed_domain"
        case maxUses = "max_uses"
        case expiresAt = "expires_at"
    }

    static func parse(_ body: Data) throws -> Invitation {
        do {
            return try JSONDecoder().decode(Invitation.self, from: body)
        } catch {
            throw InvitationError.malformed
        }
    }

    /// Throws when `email` may not join with this invitation.
    func check(email: String, now: Int64) throws {
        guard !token.isEmpty, email.contains("@") else { throw InvitationError.malformed }

        if let expiresAt, expiresAt <= now {
            throw InvitationError.expired
        }
        if uses >= maxUses {
            throw InvitationError.usedUp
        }
        if let allowedDomain, !email.lowercased().hasSuffix("@" + allowedDomain.lowercased()) {
            throw InvitationError.wrongDomain(expected: allowedDomain)
        }
    }

    func isValid(for email: String, now: Int64) -> Bool {
        (try? check(email: email, now: now)) != nil
    }

    var remainingText: String {
        let left = max(maxUses - uses, 0)
        switch left {
        case 0: return "No seats left in \(workspace)"
        case 1: return "1 seat left in \(workspace)"
        default: return "\(left) seats left in \(workspace)"
        }
    }
}
