sealed class Trail {
    object End : Trail()
    class Step(val height: Int, val rest: Trail) : Trail()
}

fun climbs(limit: Int, trail: Trail): Boolean {
    var place = trail
    while (place is Trail.Step) {
        if (place.height > limit) return true
        place = place.rest
    }
    return false
}
