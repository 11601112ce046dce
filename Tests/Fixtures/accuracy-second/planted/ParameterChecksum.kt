package com.tidewater.net

class ParameterChecksum(
    private val salt: String,
    private val hasher: HexHasher,
) {
    fun signed(parameters: Map<String, String?>): Map<String, String> {
        val result = mutableMapOf<String, String>()
        for ((name, value) in parameters) {
            if (value != null) {
                result[name] = value
            }
        }
        result["sig"] = checksum(result)
        return result
    }

    fun isValid(parameters: Map<String, String>): Boolean {
        val signature = parameters["sig"] ?: return false
        return signature.lowercase() == checksum(parameters)
    }

    fun checksum(parameters: Map<String, String>): String {
        val joined = parameters
            .filter { (name, value) -> name !in IGNORED && value.isNotEmpty() }
            .entries
            .joinToString(";") { (name, value) -> "$name=$value" }
        return hasher.sha256Hex("$joined:$salt").lowercase()
    }

    private companion object {
        val IGNORED = setOf("sig", "_ts", "debug")
    }
}
