enum SignInOption: Hashable {
    case stepUp
    case mfa
}

struct LoginOptions {
    var isStepUp: Bool
}
