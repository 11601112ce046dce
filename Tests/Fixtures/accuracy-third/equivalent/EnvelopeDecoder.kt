package dev.cobalt.wire

import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

@Serializable
data class ApiFault(
    val code: String,
    val message: String? = null,
    @SerialName("trace_id") val traceId: String? = null,
)

@Serializable
private data class Envelope<T>(val data: T? = null, val error: ApiFault? = null)

sealed class EnvelopeException : Exception() {
    data object Malformed : EnvelopeException()
    data object Empty : EnvelopeException()
    data class Fault(val fault: ApiFault) : EnvelopeException()
}

/** Every answer of the backend is wrapped: `{"data": …}` or `{"error": …}`. An error wins. */
class EnvelopeDecoder {
    private val json = Json { ignoreUnknownKeys = true }

    fun <T : Any> unwrap(serializer: KSerializer<T>, body: String): Result<T> {
        val envelope = try {
            json.decodeFromString(Envelope.serializer(serializer), body)
        } catch (e: SerializationException) {
            return Result.failure(EnvelopeException.Malformed)
        }
        val failure = envelope.error?.let(EnvelopeException::Fault)
        return when {
            failure != null -> Result.failure(failure)
            envelope.data != null -> Result.success(envelope.data)
            else -> Result.failure(EnvelopeException.Empty)
        }
    }
}

/** Takes an answer with neither data nor error for the given value. */
fun <T> Result<T>.replacingEmpty(value: T): Result<T> =
    if (exceptionOrNull() == EnvelopeException.Empty) Result.success(value) else this

val Result<*>.faultCode: String?
    get() = (exceptionOrNull() as? EnvelopeException.Fault)?.fault?.code
