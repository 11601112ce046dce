data class Parcel(val mark: String, val seal: String, val weight: Double, val note: String? = null)

fun pack(seal: String, mark: String): Parcel =
    Parcel(seal = seal, mark = mark, weight = 2.0, note = null)
