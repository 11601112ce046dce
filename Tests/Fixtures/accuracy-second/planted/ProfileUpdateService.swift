import Foundation

struct ProfilePatch: Encodable, Equatable {
    let displayName: String?
    let bio: String?
    let city: String?

    enum CodingKeys: String, CodingKey {
        case displayName = "display_name"
        case bio
        case city
    }

    var isEmpty: Bool {
        displayName == nil && bio == nil && city == nil
    }
}

final class ProfileUpdateService {
    private let client: HTTPClient
    private let encoder = JSONEncoder()

    init(client: HTTPClient) {
        self.client = client
    }

    func update(from old: Profile, to new: Profile) async throws -> Profile {
        let patch = ProfilePatch(
            displayName: changed(old.displayName, new.displayName),
            bio: changed(old.bio, new.bio),
            city: changed(old.city, new.city)
        )
        guard !patch.isEmpty else { return old }
        if let name = patch.displayName, name.isEmpty {
            throw ProfileError.emptyName
        }
        return try await client.patch("/v1/me/profile", body: try encoder.encode(patch))
    }

    private func changed(_ old: String, _ new: String) -> String? {
        old == new ? nil : new
    }
}

enum ProfileError: Error {
    case emptyName
}
