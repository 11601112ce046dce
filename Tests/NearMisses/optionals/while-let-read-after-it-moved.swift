func depth() -> Int {
    var count = 0
    var node = parent
    while let current = node {
        node = current.parent
        count += current.weight
    }
    return count
}
