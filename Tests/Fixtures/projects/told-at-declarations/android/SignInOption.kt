enum class SignInOption {
    STEP_UP,
    MFA,
}
