package com.example.courtside.models

import com.example.courtsidekit.*

/** A club as the server sends it. */
data class Club(
    val id: String,
    val name: String,
    val phone: String?,
    val courtCount: Int
) {
    val hasPhone: Boolean
        get() = phone != null

    companion object {
        fun parse(json: JSONObject): Club =
            Club(
                id = json.getString("club_id"),
                name = json.getString("name"),
                phone = json.optString("phone"),
                courtCount = json.getInt("court_count"))
    }
}
