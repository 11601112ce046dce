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

class Player {
    init() {
        prepare()
    }

    private func prepare() {
        volume = 3
    }

    private var volume: Int
}
