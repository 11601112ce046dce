import Foundation

struct ProfileDraft: Equatable {
    var displayName: String
    var city: String
    var isPublic: Bool
}

@MainActor
final class ProfileEditViewModel {
    enum State: Equatable {
        case editing
        case saving
        case saved
        case failed(messageKey: String)
    }

    private let repository: ProfileRepository
    private let logger: Logger
    private var original: ProfileDraft
    private(set) var draft: ProfileDraft
    private(set) var state: State = .editing {
        didSet { onState?(state) }
    }

    var onState: ((State) -> Void)?

    init(profile: ProfileDraft, repository: ProfileRepository, logger: Logger) {
        original = profile
        draft = profile
        self.repository = repository
        self.logger = logger
    }

    var hasChanges: Bool { draft != original }

    var canSave: Bool {
        hasChanges && state != .saving && !draft.displayName.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    }

    func edit(_ newDraft: ProfileDraft) {
        guard state != .saving else { return }
        draft = newDraft
        state = .editing
    }

    func save() async {
        guard canSave else { return }
        state = .saving
        do {
            try await repository.update(draft)
        } catch {
            logger.warning("profile update failed: \(error)")
            state = .failed(messageKey: "profile.error.save")
            return
        }
        original = draft
        state = .saved
    }

    func discard() {
        draft = original
        state = .editing
    }
}
