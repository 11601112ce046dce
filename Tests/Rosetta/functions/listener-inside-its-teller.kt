class SeatPicker {
  var listener: Listener? = null

  interface Listener {
    fun onSeatsChanged(picker: SeatPicker, seats: List<Seat>)
    fun onSeatsRejected(picker: SeatPicker, reason: Rejection)
  }
}

interface OutboxListener {
  fun onSent(message: Message)
}
