data class Spot(val row: Int, val seat: String?)
fun make(): Spot = Spot(1, null)
