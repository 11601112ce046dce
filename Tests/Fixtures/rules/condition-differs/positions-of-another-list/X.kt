fun weigh(weights: List<Int>, digits: List<Int>): Int {
    var sum = 0
    for (index in weights.indices) {
        sum += weights[index] * digits[index]
    }
    return sum
}
