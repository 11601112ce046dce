class Player {
    init() {
        prepare()
    }

    private func prepare() {
        tune()
    }

    private func tune() {
        show(volume)
    }

    private var volume = 5
}

class Card {
    static let all = [first(), second]
    static let second = Card(number: 2)
    static func first() -> Card { return second }

    let number: Int

    init(number: Int) {
        self.number = number
    }
}
