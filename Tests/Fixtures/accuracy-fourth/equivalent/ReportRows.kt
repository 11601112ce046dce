package eu.ledgerly.reports

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.asFlow
import kotlinx.coroutines.flow.emitAll
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.flow.fold

data class ReportRow(val account: String, val amountCents: Long)

class ReportPage(val rows: List<ReportRow>, val nextToken: String?)

interface ReportApi {
    suspend fun fetchPage(reportId: String, token: String?): ReportPage
}

sealed class ReportException(message: String) : Exception(message) {
    data class RepeatedToken(val token: String) : ReportException("Page token $token was sent twice")
}

/** All rows of a report. Pages are requested only as the rows are consumed. */
class ReportRows(private val api: ReportApi, private val reportId: String) {

    fun asFlow(): Flow<ReportRow> = flow {
        val seenTokens = HashSet<String>()
        var token: String? = null
        do {
            val page = api.fetchPage(reportId, token)
            token = page.nextToken?.also {
                if (!seenTokens.add(it)) throw ReportException.RepeatedToken(it)
            }
            emitAll(page.rows.asFlow())
        } while (token != null)
    }

    suspend fun totalsByAccount(): Map<String, Long> =
        asFlow().fold(mutableMapOf<String, Long>()) { totals, row ->
            totals.apply { merge(row.account, row.amountCents, Long::plus) }
        }
}
