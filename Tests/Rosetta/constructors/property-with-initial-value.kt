class Cache(val capacity: Int) {
    private var hits: Int = 0
}
