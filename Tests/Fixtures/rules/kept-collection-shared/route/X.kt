class Route(private val stops: MutableList<String>) {
    //~                 ^^^^^ kept-collection-shared
    fun extend(stop: String) {
        stops.add(stop)
    }

    fun length(): Int = stops.size
}
