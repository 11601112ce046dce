protocol BackgroundRegistering {
    func register(name: String)
}
