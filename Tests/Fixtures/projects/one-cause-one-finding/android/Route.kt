class Engine {
    val size: Int = 1
}

class Route(val url: String, val caption: String) {
//~                              ^^^^^^^ missing-member: `caption` has no counterpart in Swift
    var engine: Engine? = null

    companion object {
        fun hosted(hostId: String, engine: Engine? = null): Route {
            val route = Route("x" + hostId, "t")
            route.engine = engine
            return route
        }
    }
}
