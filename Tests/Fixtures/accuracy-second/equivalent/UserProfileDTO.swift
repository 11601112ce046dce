import Foundation

struct UserProfileDTO: Decodable {
    let id: String
    let firstName: String?
    let lastName: String?
    let email: String?
    let avatarURL: String?
    let isVerified: Bool?
    let createdAt: Int64
    let roles: [String]?

    enum CodingKeys: String, CodingKey {
        case id
        case firstName = "first_name"
        case lastName = "last_name"
        case email
        case avatarURL = "avatar_url"
        case isVerified = "verified"
        case createdAt = "created_at"
        case roles
    }
}

enum UserRole: String {
    case member
    case moderator
    case admin
}

struct UserProfile: Equatable {
    let id: String
    let displayName: String
    let email: String?
    let avatarURL: String?
    let isVerified: Bool
    let createdAt: Date
    let roles: Set<UserRole>

    var canModerate: Bool {
        roles.contains(.moderator) || roles.contains(.admin)
    }
}

extension UserProfileDTO {
    func toDomain() -> UserProfile {
        UserProfile(
            id: id,
            displayName: makeDisplayName(),
            email: email,
            avatarURL: avatarURL.flatMap { $0.hasPrefix("https://") ? $0 : nil },
            isVerified: isVerified ?? false,
            createdAt: Date(timeIntervalSince1970: TimeInterval(createdAt)),
            roles: Set((roles ?? []).compactMap(UserRole.init(rawValue:)))
        )
    }

    private func makeDisplayName() -> String {
        let fullName = [firstName, lastName]
            .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
            .filter { !$0.isEmpty }
            .joined(separator: " ")
        if !fullName.isEmpty {
            return fullName
        }
        if let email = email, let at = email.firstIndex(of: "@") {
            return String(email[..<at])
        }
        return "Guest"
    }
}
