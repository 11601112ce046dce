struct Profile {
    var name: String
    var tags: [String]

    mutating func rename(to name: String) { self.name = name }
}

final class ProfileEditor {
    private var profile: Profile

    init(profile: Profile) { self.profile = profile }

    func preview(name: String) -> Profile {
        var draft = profile
        draft.rename(to: name)
        draft.tags.append("draft")
        return draft
    }

    func tagged(profiles: [Profile]) -> Int {
        var count = 0
        for var entry in profiles {
            entry.tags = []
            count += 1
        }
        return count
    }
}
