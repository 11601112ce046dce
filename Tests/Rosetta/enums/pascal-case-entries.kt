enum class Status {
    Active,
    SignedOut
}
