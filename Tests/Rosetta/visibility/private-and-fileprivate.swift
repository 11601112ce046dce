private func start() {
}

fileprivate func stop() {
}
