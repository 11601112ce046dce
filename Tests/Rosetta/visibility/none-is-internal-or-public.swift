func start() {
}

public func stop() {
}
