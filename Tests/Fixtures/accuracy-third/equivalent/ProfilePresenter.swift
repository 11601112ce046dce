import Foundation

struct Profile {
    let userName: String
    let nickname: String?
    let followers: Int
    let isVerified: Bool
}

protocol ProfileRepository {
    func loadProfile(id: String, completion: @escaping (Result<Profile, Error>) -> Void)
}

protocol ProfileView: AnyObject {
    func setLoading(_ loading: Bool)
    func showTitle(_ title: String)
    func showFollowers(_ text: String)
    func setBadgeVisible(_ visible: Bool)
    func showRetry()
}

final class ProfilePresenter {
    private weak var view: ProfileView?
    private let repository: ProfileRepository
    private let profileID: String

    init(repository: ProfileRepository, profileID: String) {
        self.repository = repository
        self.profileID = profileID
    }

    func attach(_ view: ProfileView) {
        self.view = view
        reload()
    }

    func detach() {
        view = nil
    }

    func reload() {
        view?.setLoading(true)
        repository.loadProfile(id: profileID) { [weak self] result in
            guard let view = self?.view else { return }
            view.setLoading(false)
            switch result {
            case .success(let profile): self?.render(profile, in: view)
            case .failure: view.showRetry()
            }
        }
    }

    private func render(_ profile: Profile, in view: ProfileView) {
        if let nickname = profile.nickname, !nickname.isEmpty {
            view.showTitle("\(nickname) (@\(profile.userName))")
        } else {
            view.showTitle("@" + profile.userName)
        }
        let noun = profile.followers == 1 ? "follower" : "followers"
        view.showFollowers("\(Self.compact(profile.followers)) \(noun)")
        view.setBadgeVisible(profile.isVerified)
    }

    static func compact(_ count: Int) -> String {
        switch count {
        case ..<1_000: return String(count)
        case ..<1_000_000: return decimal(tenths: count / 100) + "K"
        default: return decimal(tenths: count / 100_000) + "M"
        }
    }

    private static func decimal(tenths: Int) -> String {
        let (whole, rest) = tenths.quotientAndRemainder(dividingBy: 10)
        return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
    }
}
