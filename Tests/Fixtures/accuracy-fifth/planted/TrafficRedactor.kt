package com.vela.sdk.debug

/** Removes secrets from network traffic before it is written to the debug log. */
class TrafficRedactor(
  extraHeaders: List<String> = emptyList(),
  extraFields: List<String> = emptyList(),
) {
  private val sensitiveHeaders = DEFAULT_HEADERS + extraHeaders.map { it.lowercase() }
  private val sensitiveFields = DEFAULT_FIELDS + extraFields.map { it.lowercase() }

  fun headerLines(headers: List<Pair<String, String>>): List<String> =
    headers.map { (name, value) -> "$name: ${value.maskedIf(name isOneOf sensitiveHeaders)}" }

  fun formLine(fields: List<Pair<String, String>>): String =
    fields.joinToString("&") { (name, value) -> "$name=${value.maskedIf(name isOneOf sensitiveFields)}" }

  private infix fun String.isOneOf(names: Set<String>) = lowercase() in names

  private fun String.maskedIf(sensitive: Boolean) =
    if (sensitive && isNotEmpty()) PLACEHOLDER else this

  companion object {
    const val PLACEHOLDER = "<redacted>"

    private val DEFAULT_HEADERS = setOf(
      "authorization",
      "cookie",
      "set-cookie",
      "x-api-key",
      "x-device-token",
    )

    private val DEFAULT_FIELDS = setOf(
      "client_secret",
      "password",
      "pin",
      "otp",
      "refresh_token",
    )
  }
}
