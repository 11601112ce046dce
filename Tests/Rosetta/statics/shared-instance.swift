func register(_ name: String) {
    Locator.shared.add(name)
    open(Locator.shared)
}
