package com.ticketwallet.api

data class HttpResponse(
    val status: Int,
    val body: String,
    val headers: Map<String, String> = emptyMap(),
)

fun interface HttpClient {
    suspend fun get(path: String): HttpResponse
}

sealed class TicketApiException : Exception() {
    class Unauthorized : TicketApiException()
    class NotFound : TicketApiException()
    class Expired : TicketApiException()
    data class RateLimited(val retryAfterSeconds: Long) : TicketApiException()
    data class Server(val status: Int) : TicketApiException()
}

class TicketApi(private val client: HttpClient) {

    /** The signed barcode payload of a ticket. */
    suspend fun barcode(ticketId: String): String {
        val response = load("tickets/$ticketId/barcode")
        if (response.headers["X-Ticket-State"] == "expired") throw TicketApiException.Expired()
        return response.body
    }

    /** False when the inspector has not seen the ticket yet. */
    suspend fun isInspected(ticketId: String): Boolean = try {
        load("tickets/$ticketId/inspection").status != 204
    } catch (e: TicketApiException.NotFound) {
        false
    }

    private suspend fun load(path: String): HttpResponse {
        val response = client.get(path)
        throw when (response.status) {
            in 200..299 -> return response
            401, 403 -> TicketApiException.Unauthorized()
            404 -> TicketApiException.NotFound()
            410 -> TicketApiException.NotFound()
            429 -> TicketApiException.RateLimited(
                response.headers["Retry-After"]?.toLongOrNull() ?: DEFAULT_RETRY_SECONDS,
            )
            else -> TicketApiException.Server(response.status)
        }
    }

    private companion object {
        const val DEFAULT_RETRY_SECONDS = 30L
    }
}
