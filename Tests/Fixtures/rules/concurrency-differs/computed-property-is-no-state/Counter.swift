actor Counter {
    private var count = 0

    var shown: Int {
        get { Int.random(in: 0...9) }
        set { print(newValue) }
    }

    func add() { count += 1 }

    func show() { print(shown) }
}
