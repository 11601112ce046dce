data class User(var id: String, var name: String)

data class Booking(var id: String, var note: String)
