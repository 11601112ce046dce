data class Parcel(val details: String, val payload: String?, val weight: Int)
//~ missing-member
