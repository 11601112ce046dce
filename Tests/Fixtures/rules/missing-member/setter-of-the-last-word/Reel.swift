class Reel {
    private var engine = Engine()
    var pageLimit: Int { engine.limit }
    //~ info mutability-differs
    func setLimit(_ limit: Int) {
        //~ info missing-member: `setLimit(_:)`
        engine.limit = limit
    }
    func setSpeed(_ speed: Int) {
        //~ missing-member: `setSpeed(_:)`
        engine.speed = speed
    }
}
