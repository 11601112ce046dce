final class Steps {
    private var count = 0

    func counter() -> () -> Void {
        { self.count += 1 }
    }

    func reset() {
        count = 0
    }
}
