class Registry {
    var count: Int = 0
}
