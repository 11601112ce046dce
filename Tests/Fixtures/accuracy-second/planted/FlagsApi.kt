package io.beacon.flags

import io.beacon.core.logging.SdkLogger
import io.beacon.net.HttpClient
import kotlinx.coroutines.CancellationException

class FlagsApi(
    private val http: HttpClient,
    private val projectId: String,
) {
    suspend fun bootstrap(userId: String): FlagPayload =
        http.get("/v2/projects/$projectId/flags/$userId")

    suspend fun changes(since: Int, userId: String): FlagPayload? {
        val response: FlagPayload = http.get(
            "/v2/projects/$projectId/flags/$userId/delta",
            query = mapOf("since" to since.toString()),
        )
        return response.takeIf { it.version > since }
    }

    suspend fun sendExposures(exposures: List<Exposure>) {
        if (exposures.isEmpty()) return
        http.post("/v2/projects/$projectId/exposures", body = exposures)
    }

    suspend fun sendDiagnostics(report: DiagnosticsReport) {
        try {
            http.post("/v2/diagnostics", body = report)
        } catch (e: CancellationException) {
            throw e
        } catch (_: Exception) {
            SdkLogger.shared.debug("FlagsApi") { "diagnostics not delivered" }
        }
    }
}
