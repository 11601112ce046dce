class Router(private val handler: (Int) -> Boolean)
