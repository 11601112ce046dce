package com.northwind.mobile.net

import java.io.IOException
import java.net.ConnectException
import java.net.SocketTimeoutException
import java.net.UnknownHostException
import javax.net.ssl.SSLException
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.json.Json

sealed interface ServiceError {
    data object Offline : ServiceError
    data object Timeout : ServiceError
    data object InsecureConnection : ServiceError
    data object Unauthorized : ServiceError
    data object NotFound : ServiceError
    data class Validation(val fields: Map<String, String>) : ServiceError
    data class Rejected(val code: String, val message: String) : ServiceError
    data class Server(val status: Int) : ServiceError
    data object Unknown : ServiceError

    val isTransient: Boolean
        get() = when (this) {
            Offline, Timeout -> true
            is Server -> status != 501
            else -> false
        }
}

@Serializable
private data class ErrorBody(
    val code: String? = null,
    val message: String? = null,
    val fields: Map<String, String>? = null,
)

object ErrorMapper {
    private val json = Json { ignoreUnknownKeys = true }

    fun map(error: IOException): ServiceError = when (error) {
        is UnknownHostException, is ConnectException -> ServiceError.Offline
        is SocketTimeoutException -> ServiceError.Timeout
        is SSLException -> ServiceError.InsecureConnection
        else -> ServiceError.Unknown
    }

    fun map(status: Int, body: String): ServiceError? = when (status) {
        in 200 until 300 -> null
        401, 403 -> ServiceError.Unauthorized
        404 -> ServiceError.NotFound
        in 400 until 500 -> mapClientError(status, body)
        in 500..599 -> ServiceError.Server(status)
        else -> ServiceError.Unknown
    }

    private fun mapClientError(status: Int, body: String): ServiceError {
        val decoded = try {
            json.decodeFromString<ErrorBody>(body)
        } catch (e: SerializationException) {
            return ServiceError.Unknown
        }
        if (!decoded.fields.isNullOrEmpty()) {
            return ServiceError.Validation(decoded.fields)
        }
        return ServiceError.Rejected(decoded.code ?: "http_$status", decoded.message.orEmpty())
    }
}
