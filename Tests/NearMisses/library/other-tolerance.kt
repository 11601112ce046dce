fun check(hours: Double) {
    assertTrue { abs(hours - 15.1) <= 0.1 }
}
