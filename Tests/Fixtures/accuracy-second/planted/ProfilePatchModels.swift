import Foundation

struct ProfilePatch: Encodable {
    var nickname: String?
    var bio: String?
    var birthYear: Int?
    var newsletter: Bool?

    enum CodingKeys: String, CodingKey {
        case nickname
        case bio
        case birthYear = "birth_year"
        case newsletter
    }

    var isEmpty: Bool {
        nickname == nil && bio == nil && birthYear == nil && newsletter == nil
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(nickname, forKey: .nickname)
        try container.encodeIfPresent(bio, forKey: .bio)
        try container.encodeIfPresent(birthYear, forKey: .birthYear)
        try container.encodeIfPresent(newsletter, forKey: .newsletter)
    }
}

struct ProfileForm {
    let original: UserProfile
    var nickname: String
    var bio: String
    var birthYear: Int?
    var newsletter: Bool

    func makePatch() -> ProfilePatch {
        var patch = ProfilePatch()
        let trimmedName = nickname.trimmingCharacters(in: .whitespacesAndNewlines)
        if !trimmedName.isEmpty && trimmedName != original.nickname {
            patch.nickname = trimmedName
        }
        if bio != original.bio { patch.bio = bio }
        if birthYear != original.birthYear { patch.birthYear = birthYear }
        if newsletter != original.newsletter { patch.newsletter = newsletter }
        return patch
    }
}
