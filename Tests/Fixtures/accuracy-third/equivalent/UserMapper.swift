import Foundation

struct UserDTO: Decodable {
    let id: Int64
    let email: String?
    let firstName: String?
    let lastName: String?
    let roles: [String]?
    let createdAt: Int64?

    enum CodingKeys: String, CodingKey {
        case id, email, roles
        case firstName = "first_name"
        case lastName = "last_name"
        case createdAt = "created_at"
    }
}

enum Role: String {
    case admin, editor, viewer
}

struct User: Equatable {
    let id: Int64
    let email: String
    let displayName: String
    let roles: Set<Role>
    let createdAt: Int64

    func accountAgeDays(now: Int64) -> Int64 {
        max(0, (now - createdAt) / 86_400)
    }
}

enum MappingError: Error, Equatable {
    case missingField(String)
}

protocol UserAPI {
    func fetchUser(id: Int64) async throws -> UserDTO
}

struct UserMapper {
    let api: UserAPI

    func load(id: Int64) async throws -> User {
        try map(await api.fetchUser(id: id))
    }

    func map(_ dto: UserDTO) throws -> User {
        guard let email = dto.email, !email.isEmpty else { throw MappingError.missingField("email") }
        guard let createdAt = dto.createdAt else { throw MappingError.missingField("created_at") }

        let names = [dto.firstName, dto.lastName].compactMap { $0 }.filter { !$0.isEmpty }
        let displayName = names.isEmpty
            ? String(email.prefix(while: { $0 != "@" }))
            : names.joined(separator: " ")

        let roles = Set((dto.roles ?? []).compactMap(Role.init(rawValue:)))

        return User(
            id: dto.id,
            email: email,
            displayName: displayName,
            roles: roles.isEmpty ? [.viewer] : roles,
            createdAt: createdAt
        )
    }
}
