class Scale {
    fun weigh(weights: List<Int>, digits: List<Int>): Int {
        var sum = 0
        for (index in weights.indices) {
            sum += weights[index] * digits[index]
        }
        return sum
    }

    fun show(names: List<String>) {
        for (i in 0 until names.size) {
            draw(names[i])
        }
    }
}
