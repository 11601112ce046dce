fun depth(): Int {
    var count = 0
    var node = parent
    while (node != null) {
        count += node.weight
        node = node.parent
    }
    return count
}
