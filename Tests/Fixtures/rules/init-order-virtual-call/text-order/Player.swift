final class Player {
    private let engine = Engine()
    private var volume = 5

    init() {
        configure()
    }

    private func configure() {
        engine.volume = volume
    }
}

final class Radio {
    private let engine = Engine()
    private var volume = 5

    init() {
        configure()
    }

    private func configure() {
        engine.volume = volume
    }
}
