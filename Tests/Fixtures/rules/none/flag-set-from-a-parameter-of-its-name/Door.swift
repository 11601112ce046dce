final class Door {
    private(set) var isOpen: Bool = false

    func set(_ isOpen: Bool) {
        self.isOpen = isOpen
    }
}
