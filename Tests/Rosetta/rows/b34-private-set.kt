class Meter {
    var value: Int = 0
        private set
    var unit: String = "kg"
        private set
    fun bump() { value += 1 }
}
