func depth() -> Int {
    var count = 0
    var node = parent
    while let current = node {
        count += current.weight
        node = current.parent
    }
    return count
}
