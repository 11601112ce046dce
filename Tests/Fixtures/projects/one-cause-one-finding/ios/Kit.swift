public protocol AccessKey {
//~             ^^^^^^^^^ missing-type: `AccessKey` has no counterpart in Kotlin
    func exchange(accessKey: String) -> String
}

/// What belongs to a type that is told to be missing is no news.
public final class Kit {
    public let accessKey: AccessKey
    public let auth: Auth
    public let theme: String
    //~        ^^^^^ missing-member: `theme` has no counterpart in Kotlin

    public static let missingAccessKey = "E1"
    public static let missingAccess = "E2"

    public init(accessKey: AccessKey, auth: Auth, theme: String) {
        self.accessKey = accessKey
        self.auth = auth
        self.theme = theme
    }
}
