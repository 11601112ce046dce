public protocol Reporter {
    func report(_ event: Event)
}
