fun depth(): Int {
    var count = 0
    var node = parent
    while (node != null) {
        node = node.parent
        count += node.weight
    }
    return count
}
