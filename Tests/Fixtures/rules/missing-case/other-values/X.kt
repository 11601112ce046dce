package com.example.courtside

/** What the page asks the app to do. */
sealed class Request {
    data class WebAuthn(val transactionId: String, val payload: String) : Request()
    //~        ^^^^^^^^ missing-case: WebAuthn
    data class OpenLinks(val url: String) : Request()
    object Close : Request()
}
