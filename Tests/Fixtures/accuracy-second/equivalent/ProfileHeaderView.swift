import UIKit

struct ProfileHeaderModel: Equatable {
    let displayName: String
    let handle: String
    let bio: String?
    let followerCount: Int
    let isVerified: Bool
    let followState: FollowState

    enum FollowState { case following, notFollowing, requested, ownProfile }
}

final class ProfileHeaderView: UIView {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var handleLabel: UILabel!
    @IBOutlet private var bioLabel: UILabel!
    @IBOutlet private var followersLabel: UILabel!
    @IBOutlet private var verifiedBadge: UIImageView!
    @IBOutlet private var followButton: UIButton!

    var onFollowTapped: (() -> Void)?

    private var model: ProfileHeaderModel?

    func configure(with model: ProfileHeaderModel) {
        guard model != self.model else { return }
        self.model = model

        nameLabel.text = model.displayName.isEmpty ? model.handle : model.displayName
        handleLabel.text = "@" + model.handle
        bioLabel.text = model.bio
        bioLabel.isHidden = model.bio?.isEmpty ?? true
        followersLabel.text = Self.abbreviated(model.followerCount)
        verifiedBadge.isHidden = !model.isVerified
        configureFollowButton(model.followState)
    }

    @IBAction private func followTapped() {
        onFollowTapped?()
    }

    private func configureFollowButton(_ state: ProfileHeaderModel.FollowState) {
        followButton.isHidden = state == .ownProfile
        followButton.isEnabled = state != .requested
        switch state {
        case .following: followButton.setTitle("Following", for: .normal)
        case .notFollowing: followButton.setTitle("Follow", for: .normal)
        case .requested: followButton.setTitle("Requested", for: .normal)
        case .ownProfile: followButton.setTitle(nil, for: .normal)
        }
    }

    static func abbreviated(_ count: Int) -> String {
        switch count {
        case ..<1_000:
            return "\(count)"
        case ..<1_000_000:
            return shortened(count, unit: 1_000, suffix: "K")
        default:
            return shortened(count, unit: 1_000_000, suffix: "M")
        }
    }

    private static func shortened(_ count: Int, unit: Int, suffix: String) -> String {
        let tenths = count * 10 / unit
        guard tenths < 1_000, tenths % 10 != 0 else { return "\(tenths / 10)\(suffix)" }
        return "\(tenths / 10).\(tenths % 10)\(suffix)"
    }
}
