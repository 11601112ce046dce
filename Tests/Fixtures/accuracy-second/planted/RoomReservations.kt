package com.example.office.rooms

data class Reservation(
    val id: String,
    val roomId: String,
    val start: Int,
    val end: Int,
    val attendees: Int,
    val status: Status,
) {
    enum class Status { REQUESTED, CONFIRMED, DECLINED }
}

class RoomReservations(private val rooms: List<Room>) {
    private val reservations = mutableListOf<Reservation>()

    fun isFree(roomId: String, start: Int, end: Int): Boolean =
        reservations.none {
            it.roomId == roomId &&
                it.status != Reservation.Status.DECLINED &&
                it.start < end &&
                start < it.end
        }

    fun suggestions(start: Int, end: Int, attendees: Int): List<Room> {
        if (start >= end) return emptyList()
        return rooms
            .filter { it.seats >= attendees && isFree(it.id, start, end) }
            .sortedWith(compareBy({ it.seats }, { it.name }))
    }

    fun request(reservation: Reservation): Boolean {
        val room = rooms.firstOrNull { it.id == reservation.roomId } ?: return false
        if (reservation.attendees > room.seats) return false
        if (!isFree(room.id, reservation.start, reservation.end)) return false
        reservations.add(reservation)
        return true
    }

    fun setStatus(status: Reservation.Status, id: String) {
        val index = reservations.indexOfFirst { it.id == id }
        if (index < 0) return
        reservations[index] = reservations[index].copy(status = status)
    }

    fun schedule(roomId: String): List<Reservation> =
        reservations
            .filter { it.roomId == roomId && it.status == Reservation.Status.CONFIRMED }
            .sortedBy { it.start }
}
