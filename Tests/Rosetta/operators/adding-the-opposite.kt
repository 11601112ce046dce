fun spend(amount: Double) {
    total -= amount
    rest = limit - amount
}
