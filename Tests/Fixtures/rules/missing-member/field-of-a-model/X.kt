package com.example.clinic.models

import java.util.Date

/** A patient's visit as the server sends it. */
data class Visit(
    val id: String,
    val start: Date,
    val room: String?,
    val doctorName: String
    //~ missing-member: doctorName
) {
    val isPlanned: Boolean
        get() = room != null
}
