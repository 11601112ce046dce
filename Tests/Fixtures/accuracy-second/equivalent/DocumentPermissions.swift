import Foundation

struct DocumentPermissions: OptionSet, Hashable {
    let rawValue: Int

    static let view = DocumentPermissions(rawValue: 1 << 0)
    static let comment = DocumentPermissions(rawValue: 1 << 1)
    static let edit = DocumentPermissions(rawValue: 1 << 2)
    static let share = DocumentPermissions(rawValue: 1 << 3)
    static let delete = DocumentPermissions(rawValue: 1 << 4)

    static let none: DocumentPermissions = []
    static let reviewer: DocumentPermissions = [.view, .comment]
    static let editor: DocumentPermissions = [.view, .comment, .edit]
    static let owner: DocumentPermissions = [.view, .comment, .edit, .share, .delete]

    private static let names: [(DocumentPermissions, String)] = [
        (.view, "view"),
        (.comment, "comment"),
        (.edit, "edit"),
        (.share, "share"),
        (.delete, "delete"),
    ]

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(scopes: [String]) {
        self = scopes.reduce(into: DocumentPermissions.none) { result, scope in
            if let match = Self.names.first(where: { $0.1 == scope }) {
                result.insert(match.0)
            }
        }
    }

    var scopes: [String] {
        Self.names.filter { contains($0.0) }.map(\.1)
    }

    var grantedCount: Int {
        rawValue.nonzeroBitCount
    }

    /// Effective permissions: what the link grants, limited by the workspace policy.
    func limited(by policy: DocumentPermissions, isGuest: Bool) -> DocumentPermissions {
        var result = intersection(policy)
        if isGuest {
            result.subtract([.share, .delete])
        }
        if !result.contains(.view) {
            return .none
        }
        return result
    }
}
