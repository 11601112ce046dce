interface CourtService {
    fun load(): List<String>
}

class Booking(private val service: CourtServiceInterface)
