protocol LoadBookings { func execute(_ id: Int) -> [Booking] }
