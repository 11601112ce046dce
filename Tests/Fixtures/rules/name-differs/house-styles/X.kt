package com.example.clinic.links

/** Addresses of a clinic's pages. */
data class ClinicLinks(val clinicId: String) {

    fun profileUrl(): String = "$BASE_URL/$clinicId"

    fun rssUrl(doctorId: String): String = "$BASE_URL/$clinicId/doctors/$doctorId.rss"

    fun parseHttpStatus(code: Int): Boolean = code >= 200 && code < 300

    companion object {
        const val BASE_URL = "https://clinic.example.com"
    }
}
