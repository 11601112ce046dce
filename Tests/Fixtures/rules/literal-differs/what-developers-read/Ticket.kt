class Ticket(val id: String, val place: String) {
  override fun toString(): String = "Ticket(id=$id)"
  val label: String get() = "Seat $id"
}
