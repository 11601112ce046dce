interface Cart {
    var count: Int
}
