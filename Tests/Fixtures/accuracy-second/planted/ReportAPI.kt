package com.tidewater.reports

import java.time.Instant
import java.time.ZoneOffset
import java.time.format.DateTimeFormatter
import java.util.Locale

data class ReportRange(val from: Instant, val to: Instant)

interface ReportApi {
    suspend fun salesReport(range: ReportRange, storeIds: List<Int>): SalesReport
}

class DefaultReportApi(private val client: HttpClient) : ReportApi {

    private val dayFormatter = DateTimeFormatter
        .ofPattern("yyyy-MM-dd", Locale.US)
        .withZone(ZoneOffset.UTC)

    override suspend fun salesReport(range: ReportRange, storeIds: List<Int>): SalesReport {
        if (range.from > range.to) {
            throw ReportException.InvalidRange()
        }
        val query = mutableMapOf(
            "from" to dayFormatter.format(range.from),
            "to" to dayFormatter.format(range.to),
        )
        if (storeIds.isNotEmpty()) {
            query["stores"] = storeIds.sorted().joinToString(",")
        }
        return client.get("/reports/sales", query)
    }
}

sealed class ReportException : Exception() {
    class InvalidRange : ReportException()
}
