fun retry() {
    for (turn in 1..3) {
        attempt()
    }
    repeat(rounds) {
        attempt()
    }
}
