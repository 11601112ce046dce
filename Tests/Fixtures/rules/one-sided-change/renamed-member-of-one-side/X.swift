class Flow {
//~ one-sided-change: Swift changed `Flow.updateSessionToken()`
    func run() { go() }
    private func updateRefreshJwt() { bridge.updateRefresh(1) }
    //~ info unreplicated-addition: Swift adds `updateRefreshJwt()`
}
