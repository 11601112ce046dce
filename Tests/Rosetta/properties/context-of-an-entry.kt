data class AuditEntry(val name: String, val context: Map<String, Int> = mapOf())
