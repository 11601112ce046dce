enum SignInOption: Hashable {
    case stepUp
    case mfa
}

struct LoginOptions {
//~    ^^^^^^^^^^^^ missing-type
    var isStepUp: Bool
    var isMfa: Bool
}
