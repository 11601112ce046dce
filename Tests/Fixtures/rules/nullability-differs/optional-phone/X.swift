import CourtsideKit

/// A user as the server sends it.
struct UserProfile {
    let id: String
    let email: String
    let phone: String?
    //~ nullability-differs: in Swift only
    let avatar: String?

    func displayName() -> String {
        return email
    }

    func hasAvatar() -> Bool {
        return avatar != nil
    }
}
