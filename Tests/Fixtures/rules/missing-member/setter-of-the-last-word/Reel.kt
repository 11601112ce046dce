class Reel {
    private var engine = Engine()
    var pageLimit: Int
        get() = engine.limit
        set(value) {
            engine.limit = value
        }
}
