final class Flags {
    private enum Keys { static let theme = "theme" }

    func clear() { store.drop(Keys.theme) }
}
