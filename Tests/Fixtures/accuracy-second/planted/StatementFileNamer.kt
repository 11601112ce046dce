package com.northpine.accounts.statements

import java.time.Instant
import java.time.ZoneId
import java.time.format.DateTimeFormatter
import java.util.Locale

enum class StatementKind(val rawValue: String) {
    MONTHLY("monthly"),
    QUARTERLY("quarterly"),
    ANNUAL("annual"),
}

class StatementFileNamer(
    zone: ZoneId,
    private val accountSuffixLength: Int = 4,
) {
    private val formatter = DateTimeFormatter
        .ofPattern("yyyy-MM-dd", Locale.US)
        .withZone(zone)

    /** For example `statement_monthly_0042_2024-03-31.pdf`. */
    fun fileName(kind: StatementKind, account: String, issuedAt: Instant): String =
        listOf(
            "statement",
            kind.rawValue,
            account.takeLast(accountSuffixLength),
            formatter.format(issuedAt),
        ).joinToString(separator = "_", postfix = ".pdf")

    fun archiveName(kind: StatementKind, issuedAt: List<Instant>): String? {
        val first = issuedAt.minOrNull() ?: return null
        val last = issuedAt.maxOrNull() ?: return null
        if (issuedAt.size == 1) {
            return "${kind.rawValue}_${formatter.format(first)}.zip"
        }
        return "${kind.rawValue}_${formatter.format(first)}_${formatter.format(last)}.zip"
    }
}
