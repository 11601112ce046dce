final class Flags {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    var hasAsked: Bool { defaults.bool(forKey: "asked") }
}
