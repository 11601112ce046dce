package com.example.booking.models

import java.util.Date

/** What the user has chosen so far, before anything is sent. */
data class BookingDraft(
    var courtId: CourtId,
    var start: Date,
    var minutes: Int = 60,
    var players: MutableList<String> = mutableListOf()
) {

    /** The draft as it would be with one more player; the draft itself stays as it is. */
    fun inviting(player: String): BookingDraft {
        val invitation = this
        invitation.players.add(player)
        return invitation
    }
}
