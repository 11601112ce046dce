data class Place(val name: String? = null, val town: String? = null, val point: Point? = null) {
    constructor(point: Point) : this(null, null, point)

    constructor(name: String, point: Point) : this(name, null, point)
}

data class Point(val x: Int)
