package com.meadow.account.storage

class AccountMigration {

    fun migrate(stored: Map<String, String>): Map<String, String> {
        val record = stored.toMutableMap()
        val version = record["version"]?.toIntOrNull() ?: 0

        if (version < 1) {
            record.rename("mail", "email")
            record.rename("tel", "phone")
        }
        if (version < 2) {
            record["email"]?.let { record["email"] = it.lowercase() }
            record.putIfAbsent("locale", "en")
        }
        if (version < 3) {
            val first = record.remove("first_name").orEmpty()
            val last = record.remove("last_name").orEmpty()
            val parts = listOf(first, last).filter { it.isNotEmpty() }
            if (parts.isNotEmpty()) {
                record["full_name"] = parts.joinToString(" ")
            }
        }
        record["version"] = maxOf(version, TARGET_VERSION).toString()
        return record
    }

    fun needsMigration(record: Map<String, String>): Boolean {
        val version = record["version"]?.toIntOrNull() ?: 0
        return version < TARGET_VERSION
    }

    private fun MutableMap<String, String>.rename(old: String, new: String) {
        val value = remove(old) ?: return
        putIfAbsent(new, value)
    }

    companion object {
        const val TARGET_VERSION = 3
    }
}
