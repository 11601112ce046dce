package app.network.errors

import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

sealed interface TransportFailure {
    data object Timeout : TransportFailure
    data object NoConnection : TransportFailure
    data object Cancelled : TransportFailure
    class Response(val status: Int, val body: ByteArray, val requestId: String?) : TransportFailure
}

@Serializable
data class ProblemBody(val code: String? = null, val detail: String? = null)

sealed interface ApiProblem {
    data object Silent : ApiProblem
    data class Connection(val message: String, val canRetry: Boolean) : ApiProblem
    data object SignInAgain : ApiProblem
    data class Business(val code: String, val message: String) : ApiProblem
    data class Server(val message: String) : ApiProblem
}

class ResponseErrorMapper {

    private val json = Json { ignoreUnknownKeys = true }

    fun map(failure: TransportFailure): ApiProblem = when (failure) {
        TransportFailure.Cancelled -> ApiProblem.Silent
        TransportFailure.Timeout -> retryable("The server took too long to answer")
        TransportFailure.NoConnection -> retryable("No internet connection")
        is TransportFailure.Response -> failure.toProblem()
    }

    private fun TransportFailure.Response.toProblem(): ApiProblem {
        val problem = body.takeIf { it.isNotEmpty() }?.let(::decode)
        return when {
            status == 401 || (status == 403 && problem?.code == "token_expired") -> ApiProblem.SignInAgain
            status == 426 -> ApiProblem.Business("update_required", "Please update the app to continue")
            status == 429 -> retryable("Too many requests, please wait a moment")
            status in 400..499 -> business(problem?.code ?: "http_$status", problem?.detail)
            else -> ApiProblem.Server(serverText())
        }
    }

    private fun retryable(message: String) = ApiProblem.Connection(message, canRetry = true)

    private fun business(code: String, detail: String?) = ApiProblem.Business(
        code = code,
        message = TEXTS[code]
            ?: detail?.takeIf { it.isNotEmpty() }
            ?: "Your request could not be processed",
    )

    private fun TransportFailure.Response.serverText() = buildString {
        append("Something went wrong on our side ($status)")
        if (!requestId.isNullOrEmpty()) append(". Reference: ${requestId.take(8)}")
    }

    private fun decode(body: ByteArray): ProblemBody? = try {
        json.decodeFromString<ProblemBody>(body.decodeToString())
    } catch (e: SerializationException) {
        null
    }

    private companion object {
        val TEXTS = mapOf(
            "username_taken" to "This name is already in use",
            "quota_exceeded" to "You have reached your limit for today",
        )
    }
}
