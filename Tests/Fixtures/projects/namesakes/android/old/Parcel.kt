@Deprecated("Gone with the next release.")
class Parcel(var details: String? = null, var payload: String? = null)
