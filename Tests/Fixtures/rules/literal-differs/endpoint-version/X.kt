package com.example.cinema.seats

import com.example.courtsidekit.*

/** The reservations of a cinema. */
class SeatService(private val client: IHttpClient) : ISeatService {

    override fun seats(showId: String): Promise<List<Seat>> =
        client.get(endpoint = "/v2/shows/$showId/seats", params = null)
            .then { list -> list.map { Seat(json = it) } }

    override fun reserve(showId: String, seatId: String): Promise<Seat> =
        client.post(endpoint = "/v3/reservations", params = mapOf("show" to showId, "seat" to seatId))
            .then { Seat(json = it) }
}
