package logistics.parcelpoint.desk

data class Parcel(
    val code: String,
    val shelf: Int,
    val isCollected: Boolean = false,
)

sealed class PickupException(message: String) : Exception(message) {
    class MalformedCode(val code: String) : PickupException("Malformed code: $code")
    class Duplicate(val code: String) : PickupException("Duplicate code: $code")
    class NotFound(val code: String) : PickupException("No parcel for $code")
    class AlreadyCollected(val shelf: Int) : PickupException("Already collected from $shelf")
}

data class ShelfOccupancy(val shelf: Int, val count: Int)

class PickupDesk {
    private val parcels = mutableMapOf<String, Parcel>()

    val waitingCount: Int get() = parcels.values.count { !it.isCollected }

    @Throws(PickupException::class)
    fun store(code: String, shelf: Int) {
        val key = normalised(code)
        if (key in parcels) throw PickupException.Duplicate(key)
        parcels[key] = Parcel(key, shelf)
    }

    @Throws(PickupException::class)
    fun collect(code: String): Parcel {
        val key = normalised(code)
        val parcel = parcels[key] ?: throw PickupException.NotFound(key)
        if (parcel.isCollected) throw PickupException.AlreadyCollected(parcel.shelf)

        parcels[key] = parcel.copy(isCollected = true)
        return parcel
    }

    /** Shelf numbers with the number of parcels that still wait there, lowest shelf first. */
    fun occupancy(): List<ShelfOccupancy> =
        parcels.values
            .filterNot { it.isCollected }
            .groupingBy { it.shelf }
            .eachCount()
            .map { (shelf, count) -> ShelfOccupancy(shelf, count) }
            .sortedBy { it.shelf }

    private fun normalised(code: String): String =
        code.uppercase().also { if (!isValid(it)) throw PickupException.MalformedCode(it) }

    companion object {
        private val CODE_PATTERN = Regex("[A-Z]{2}-[0-9]{4}")

        fun isValid(code: String): Boolean =
            CODE_PATTERN.matches(code)
    }
}
