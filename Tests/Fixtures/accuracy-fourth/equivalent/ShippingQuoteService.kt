package shop.parcelo.shipping

import kotlinx.coroutines.delay
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json

@Serializable
data class ShippingQuote(val carrier: String, val cents: Long, val etaDays: Int? = null)

sealed class ShippingError(message: String) : Exception(message) {
    class DestinationNotServed : ShippingError("Destination not served")
    class RateLimited(val retryAfterSeconds: Long?) : ShippingError("Rate limited")
    class MalformedResponse : ShippingError("Malformed response")
    class UnexpectedStatus(val status: Int) : ShippingError("Unexpected status $status")
}

class HttpResponse(val status: Int, val headers: Map<String, String>, val body: String)

fun interface HttpClient {
    suspend fun get(path: String, query: Map<String, String>): HttpResponse
}

class ShippingQuoteService(
    private val client: HttpClient,
    private val maxRetries: Int = 2,
) {
    private val json = Json { ignoreUnknownKeys = true }

    suspend fun quotes(country: String, weightGrams: Int): List<ShippingQuote> =
        request(mapOf("country" to country.uppercase(), "weight" to weightGrams.toString()), attempt = 0)

    suspend fun cheapest(country: String, weightGrams: Int): ShippingQuote? =
        quotes(country, weightGrams).minByOrNull { it.cents }

    private suspend fun request(query: Map<String, String>, attempt: Int): List<ShippingQuote> {
        val response = client.get("/v2/quotes", query)
        return when (val status = response.status) {
            200 -> decode(response.body)
            204 -> emptyList()
            404, 410 -> throw ShippingError.DestinationNotServed()
            429 -> throw ShippingError.RateLimited(response.headers["Retry-After"]?.toLongOrNull())
            in 500..599 -> {
                if (attempt >= maxRetries) throw ShippingError.UnexpectedStatus(status)
                delay(250L shl attempt)
                request(query, attempt + 1)
            }
            else -> throw ShippingError.UnexpectedStatus(status)
        }
    }

    private fun decode(body: String): List<ShippingQuote> = try {
        json.decodeFromString(ListSerializer(ShippingQuote.serializer()), body)
    } catch (e: SerializationException) {
        throw ShippingError.MalformedResponse()
    }
}
