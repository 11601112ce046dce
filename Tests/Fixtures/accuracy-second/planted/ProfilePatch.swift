import Foundation

struct ProfilePatch: Codable, Equatable {
    var displayName: String?
    var about: String?
    var birthYear: Int?
    var favoriteCourt: Int?
    var newsletter: Bool?

    enum CodingKeys: String, CodingKey {
        case displayName = "display_name"
        case about
        case birthYear = "birth_year"
        case favoriteCourt = "favorite_court"
        case newsletter
    }

    var isEmpty: Bool {
        self == ProfilePatch()
    }
}

extension ProfilePatch {
    static func difference(from old: Profile, to new: Profile) -> ProfilePatch {
        var patch = ProfilePatch()
        if old.displayName != new.displayName { patch.displayName = new.displayName }
        if old.about != new.about { patch.about = new.about }
        if old.birthYear != new.birthYear { patch.birthYear = new.birthYear }
        if old.favoriteCourt != new.favoriteCourt { patch.favoriteCourt = new.favoriteCourt }
        if old.newsletter != new.newsletter { patch.newsletter = new.newsletter }
        return patch
    }
}

final class ProfileService {
    private let client: HTTPClient
    private let encoder = JSONEncoder()

    init(client: HTTPClient) {
        self.client = client
    }

    func save(_ new: Profile, previous old: Profile) async throws -> Bool {
        let patch = ProfilePatch.difference(from: old, to: new)
        guard !patch.isEmpty else { return false }
        let body = try encoder.encode(patch)
        try await client.patch("/v1/profiles/\(new.id)", body: body)
        return true
    }
}
