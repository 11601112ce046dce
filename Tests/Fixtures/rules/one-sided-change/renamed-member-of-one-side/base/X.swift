class Flow {
    func run() { go() }
    private func updateSessionToken() { bridge.updateToken(jwt: 1) }
}
