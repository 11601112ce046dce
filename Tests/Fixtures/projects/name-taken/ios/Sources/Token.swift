public struct Token {
    public enum Kind: String {
        case access = "access_token"
        case refresh = "refresh_token"
        case device = "device_secret"
    }

    public let text: String
}

/// The keys of a token as the server sends it.
public enum TokenKey: String {
    //~ missing-type
    case access = "access_token"
    case refresh = "refresh_token"
    case device = "device_secret"
    case expiry = "expires_in"
    case scope
    case issued = "issued_at"
}
