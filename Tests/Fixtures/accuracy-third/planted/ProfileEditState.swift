import Foundation

struct ProfileSnapshot: Equatable {
    let name: String
    let bio: String
    let website: String?
    let isPrivate: Bool
}

struct ProfileEditState {
    enum Problem: Equatable {
        case emptyName
        case insecureWebsite
    }

    private let saved: ProfileSnapshot

    var name: String
    var bio: String
    var website: String?
    var isPrivate: Bool
    var isSaving = false

    init(saved: ProfileSnapshot) {
        self.saved = saved
        name = saved.name
        bio = saved.bio
        website = saved.website
        isPrivate = saved.isPrivate
    }

    var isDirty: Bool {
        name != saved.name
            || bio != saved.bio
            || website != saved.website
            || isPrivate != saved.isPrivate
    }

    var problems: [Problem] {
        var found: [Problem] = []
        if name.isEmpty { found.append(.emptyName) }
        if let website = website, !website.hasPrefix("https://") { found.append(.insecureWebsite) }
        return found
    }

    var canSave: Bool {
        isDirty && !isSaving && problems.isEmpty
    }

    var asksBeforeLeaving: Bool {
        isDirty || isSaving
    }

    func reverted() -> ProfileEditState {
        ProfileEditState(saved: saved)
    }

    func savedSuccessfully() -> ProfileEditState {
        ProfileEditState(
            saved: ProfileSnapshot(name: name, bio: bio, website: website, isPrivate: isPrivate)
        )
    }
}
