final class Flags {
    private enum Keys {
        static let theme = "theme"
        static let fontSize = "font_size"
    }

    func clear() {
        store.drop(Keys.theme)
        store.drop(Keys.fontSize)
    }
}
