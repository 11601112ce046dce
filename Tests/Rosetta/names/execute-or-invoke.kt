interface LoadBookings { operator fun invoke(id: Int): List<Booking> }
