package com.vaultly.audit

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow

data class AuditEntry(val id: String, val severity: Severity) {
  enum class Severity { INFO, NOTICE, ALERT }
}

data class AuditPage(val entries: List<AuditEntry>, val nextCursor: String?)

interface AuditApi {
  suspend fun page(after: String?): AuditPage
}

/** All entries of the log, pages are fetched one by one as the collector gets on. */
class AuditLog(
  private val api: AuditApi,
  private val minimum: AuditEntry.Severity = AuditEntry.Severity.INFO,
) {
  fun entries(): Flow<AuditEntry> = flow {
    var cursor: String? = null
    do {
      val page = api.page(after = cursor)
      page.entries
        .filter { it.severity >= minimum }
        .forEach { emit(it) }
      cursor = page.nextCursor
    } while (cursor != null)
  }
}
