package org.deskpilot.config

sealed class SettingsFileException(message: String) : Exception(message) {
    data class MissingSeparator(val line: Int) : SettingsFileException("no = in line $line")
    data class InvalidKey(val line: Int) : SettingsFileException("invalid key in line $line")
    data class DuplicateKey(val line: Int) : SettingsFileException("key repeated in line $line")
}

/** Parsed "key = value" lines. Blank lines and lines that begin with # are skipped. */
class SettingsFile private constructor(private val values: Map<String, String>) {

    val keys: List<String>
        get() = values.keys.sorted()

    fun string(key: String, default: String = ""): String = values[key] ?: default

    /** "yes", "on" and "true" are true, any other value is false. */
    fun flag(key: String, default: Boolean = false): Boolean =
        values[key]?.let { it in TRUTHY } ?: default

    companion object {
        private val TRUTHY = setOf("yes", "on", "true")
        private val KEY = Regex("[a-z0-9._]+")

        fun parse(lines: List<String>): SettingsFile {
            val values = mutableMapOf<String, String>()

            lines.map { it.trimBlanks() }.forEachIndexed { index, line ->
                if (line.isEmpty() || line.startsWith('#')) return@forEachIndexed
                if ('=' !in line) throw SettingsFileException.MissingSeparator(index + 1)

                val key = line.substringBefore('=').trimBlanks()
                if (!KEY.matches(key)) throw SettingsFileException.InvalidKey(index + 1)
                if (key in values) throw SettingsFileException.DuplicateKey(index + 1)
                values[key] = line.substringAfter('=').trimBlanks()
            }

            return SettingsFile(values)
        }

        private fun String.trimBlanks() = trim(' ', '\t')
    }
}
