package com.example.courtside.login

import com.example.courtsidekit.*

/** Signs users in. Each call says how its response is decoded. */
class SignInClient(val host: String) {

    fun post(
        route: String,
        decoder: Decoder,
        //~ missing-parameter: The parameter `decoder` has no counterpart in Swift.
        body: Map<String, String> = mapOf(),
        headers: Map<String, String> = mapOf()
    ): Reply = host.send(route, headers, body)

    fun signUp(id: String): Reply = post(route = "signup", decoder = Reply.decoder, body = mapOf("id" to id))

    fun signIn(id: String, token: String): Reply =
        post("signin", Reply.decoder, mapOf("id" to id), mapOf("token" to token))

    fun signOut(id: String): Reply = post("signout", Reply.decoder, mapOf("id" to id.lowercase()))

    fun refresh(): Reply = post("refresh", Reply.decoder)

    fun migrate(id: String): Reply = post("migrate", Reply.decoder, mapOf("id" to id))
}
