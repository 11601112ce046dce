package com.example.booking.services

import com.example.booking.models.*
import com.example.courtsidekit.*

/** Clubs as the backend keeps them. */
interface IClubService {
    fun search(coordinate: Coordinate, radius: Int): Promise<List<Club>>
    fun fetchDetail(id: ClubId): Promise<Club>
}

class ClubService(private val httpClient: IHttpClient) : IClubService {

    override fun search(coordinate: Coordinate, radius: Int): Promise<List<Club>> {
        val endpoint = "/v2/clubs"
        val params = mapOf<String, Any>(
            "latitude" to coordinate.latitude,
            "longitude" to coordinate.longitude,
            "radius" to radius,
            "status" to "ACTIVE"
        )
        return httpClient.get(endpoint = endpoint, params = params)
            .then { response -> response.getJSONArray("clubs").map { Club(json = it) } }
    }

    override fun fetchDetail(id: ClubId): Promise<Club> {
        val endpoint = "/v2/clubs/$id"
        return httpClient.get(endpoint = endpoint, params = null)
            .then { response -> Club(json = response) }
    }
}
