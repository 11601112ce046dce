func delay(beforeAttempt attempt: Int, base: Int) -> Int {
    var delay = base
    for _ in 2..<attempt {
        delay = min(delay * 2, 5_000)
    }
    for _ in 1...attempt {
        log(delay)
    }
    return delay
}
