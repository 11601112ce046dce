data class Booking(val seats: Int) {
    fun isFull(): Boolean = seats >= 8
}
