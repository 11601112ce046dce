import Foundation

struct Member: Equatable {
    enum Role: Int, Comparable {
        case guest, member, moderator, owner

        static func < (lhs: Role, rhs: Role) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: Int64
    let handle: String
    var nickname: String?
    var role = Role.member
}

/// Members of one channel, as known to this device.
struct MemberDirectory {
    private let membersByID: [Int64: Member]

    init(cached: [Member], fetched: [Member]) {
        membersByID = Dictionary(
            (cached + fetched).map { ($0.id, $0) },
            uniquingKeysWith: { known, _ in known }
        )
    }

    var count: Int { membersByID.count }

    subscript(id: Int64) -> Member? { membersByID[id] }

    func displayName(for id: Int64) -> String {
        guard let member = membersByID[id] else { return "Unknown member" }
        if let nickname = member.nickname, !nickname.isEmpty {
            return nickname
        }
        return "@" + member.handle
    }

    /// Higher roles first, then the older accounts.
    func members(atLeast role: Member.Role = .guest) -> [Member] {
        membersByID.values
            .filter { $0.role >= role }
            .sorted { ($1.role, $0.id) < ($0.role, $1.id) }
    }

    func canModerate(_ id: Int64) -> Bool {
        membersByID[id].map { $0.role >= .moderator } ?? false
    }
}
