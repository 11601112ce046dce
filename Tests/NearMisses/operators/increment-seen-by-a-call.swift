func next() -> Int {
    let value = load(count)
    count += 1
    return value
}
