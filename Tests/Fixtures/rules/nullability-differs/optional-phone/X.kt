package com.example.clinic.users

/** A user as the server sends it. */
data class UserProfile(
    val id: String,
    val email: String,
    val phone: String,
    val avatar: String?
) {
    fun displayName(): String = email

    fun hasAvatar(): Boolean = avatar != null
}
