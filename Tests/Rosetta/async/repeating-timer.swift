func start() {
    timer = Timer.scheduledTimer(withTimeInterval: period, repeats: true) { [weak self] _ in
        self?.beat()
    }
}
