func spend(_ amount: Double) {
    total += -amount
    rest = limit + -amount
}
