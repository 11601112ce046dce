fun register(name: String) {
    Locator.add(name)
    open(Locator)
}
