class Counter {
    var count: Int = 0
        private set
}
