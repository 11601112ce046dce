func next() -> Double {
    let delay = 2 * base.pow(attempt)
    attempt += 1
    return delay
}
