import Foundation

struct Permissions: OptionSet, Hashable {
    let rawValue: Int

    static let view = Permissions(rawValue: 1 << 0)
    static let comment = Permissions(rawValue: 1 << 1)
    static let edit = Permissions(rawValue: 1 << 2)
    static let invite = Permissions(rawValue: 1 << 3)
    static let delete = Permissions(rawValue: 1 << 4)

    static let all: Permissions = [.view, .comment, .edit, .invite, .delete]

    private static let names: [(Permissions, String)] = [
        (.view, "view"), (.comment, "comment"), (.edit, "edit"),
        (.invite, "invite"), (.delete, "delete"),
    ]

    var labels: [String] {
        Self.names.filter { contains($0.0) }.map(\.1)
    }
}

enum Role: String {
    case owner, editor, commenter, guest

    var permissions: Permissions {
        switch self {
        case .owner: return .all
        case .editor: return [.view, .comment, .edit]
        case .commenter: return [.view, .comment]
        case .guest: return .view
        }
    }

    /// Unknown roles from newer servers are treated as guests.
    init(serverValue: String?) {
        self = serverValue.flatMap { Role(rawValue: $0.lowercased()) } ?? .guest
    }
}

struct AccessPolicy: Equatable {
    let role: Role
    var granted: Permissions = []
    var denied: Permissions = []

    /// Owners cannot be locked out of their own workspace.
    var effective: Permissions {
        guard role != .owner else { return .all }
        return role.permissions.union(granted).subtracting(denied)
    }

    func allows(_ required: Permissions) -> Bool {
        effective.isSuperset(of: required)
    }

    func explanation(for required: Permissions) -> String {
        let missing = required.subtracting(effective)
        guard !missing.isEmpty else { return "allowed" }
        return "missing: " + missing.labels.joined(separator: ", ")
    }
}
