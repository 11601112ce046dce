package io.lumen.app.data.graphql

import javax.inject.Inject
import kotlinx.serialization.KSerializer
import kotlinx.serialization.Serializable

@Serializable
data class GraphQlFailure(
    val message: String,
    val extensions: Extensions? = null,
) {
    @Serializable
    data class Extensions(val code: String? = null, val retryable: Boolean? = null)
}

@Serializable
data class GraphQlEnvelope<T>(
    val data: T? = null,
    val errors: List<GraphQlFailure>? = null,
)

sealed class GraphQlException(message: String? = null) : Exception(message) {
    data object Unauthenticated : GraphQlException()
    data class Forbidden(override val message: String) : GraphQlException(message)
    data class Retryable(override val message: String) : GraphQlException(message)
    data class Failed(val messages: List<String>) : GraphQlException()
    data object EmptyResponse : GraphQlException()

    companion object {
        fun from(failures: List<GraphQlFailure>): GraphQlException {
            if (failures.any { it.extensions?.code == "UNAUTHENTICATED" }) return Unauthenticated
            failures.find { it.extensions?.code == "FORBIDDEN" }?.let { return Forbidden(it.message) }
            val retryable = failures.isNotEmpty() && failures.all { it.extensions?.retryable == true }
            return if (retryable) Retryable(failures.first().message) else Failed(failures.map { it.message })
        }
    }
}

interface GraphQlClient {
    suspend fun <T : Any> perform(operation: GraphQlOperation, serializer: KSerializer<T>): T
}

class GraphQlClientImpl @Inject constructor(
    private val transport: GraphQlTransport,
    private val session: SessionHandler,
) : GraphQlClient {

    override suspend fun <T : Any> perform(operation: GraphQlOperation, serializer: KSerializer<T>): T {
        val envelope = transport.post(
            path = "/graphql",
            operationName = operation.name,
            query = operation.document.trim(),
            variables = operation.variables.filterValues { it != null },
            serializer = GraphQlEnvelope.serializer(serializer),
        )
        val failures = envelope.errors.orEmpty()
        val data = envelope.data

        return when {
            failures.isEmpty() -> data ?: throw GraphQlException.EmptyResponse
            operation.allowsPartialData && data != null -> data
            else -> {
                val error = GraphQlException.from(failures)
                if (error == GraphQlException.Unauthenticated) session.invalidate()
                throw error
            }
        }
    }
}
