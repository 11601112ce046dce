class Screen {
    init() {
        setUp()
    }

    func setUp() {}
}

class Detail: Screen {
    private let title = "detail"

    override func setUp() {
        print("detail")
    }
}

class Settings {
    private var enabled: [String: Bool]
    private var flags: [String: Bool] = [:]

    init(given: [String: Bool]) {
        enabled = Settings.onlyEnabled(given)
    }

    private static func onlyEnabled(_ flags: [String: Bool]) -> [String: Bool] {
        return flags.filter { $0.value }
    }
}

class Player {
    init() {
        prepare()
    }

    private func prepare() {
        volume = 3
    }

    private var volume: Int
}
