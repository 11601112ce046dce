package com.example.booking.storage

import com.example.booking.models.*
import com.example.booking.services.IClubService
import com.example.courtsidekit.*
import java.util.Date

/** Clubs from memory while they are fresh, else from the service. */
class ClubRepository(
    private val service: IClubService,
    private val clock: IClock
) {
    private val clubs: MutableMap<ClubId, Club> = mutableMapOf()
    private val expiry: MutableMap<ClubId, Date> = mutableMapOf()

    fun cached(id: ClubId): Club? {
        val date = expiry[id] ?: return null
        return if (date > clock.now()) clubs[id] else null
    }

    fun club(id: ClubId): Promise<Club> {
        val club = cached(id = id)
        if (club != null) {
            return Promise(value = club)
        }
        return service.fetchDetail(id = id).then { club ->
            store(club = club)
            club
        }
    }

    fun store(club: Club) {
        clubs[club.id] = club
        expiry[club.id] = clock.now().adding(minutes = LIFETIME_MINUTES)
    }

    fun clear() {
        clubs.clear()
        expiry.clear()
    }

    companion object {
        const val LIFETIME_MINUTES = 15
    }
}
