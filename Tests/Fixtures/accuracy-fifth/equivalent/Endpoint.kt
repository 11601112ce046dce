package net.klarpay.http

import java.net.URLEncoder

sealed class EndpointError(message: String) : Exception(message) {
  data class MissingParameter(val name: String) : EndpointError("missing path parameter $name")
}

/** Expands templates such as `/accounts/{accountId}/transactions`. */
class Endpoint private constructor(
  val template: String,
  private val parameters: Map<String, String>,
  private val queryItems: List<Pair<String, String>>,
) {
  constructor(template: String) : this(template, emptyMap(), emptyList())

  fun path(name: String, value: String) = Endpoint(template, parameters + (name to value), queryItems)

  /** `null` values are left out. */
  fun query(name: String, value: String?): Endpoint =
    value?.let { Endpoint(template, parameters, queryItems + (name to it)) } ?: this

  fun query(name: String, value: Int?): Endpoint = query(name, value?.toString())

  fun query(name: String, value: Boolean?): Endpoint = query(name, value?.toString())

  @Throws(EndpointError::class)
  fun build(): String = buildString {
    template.split('/').joinTo(this, "/") { expand(it) }
    if (queryItems.isNotEmpty()) {
      queryItems.joinTo(this, separator = "&", prefix = "?") { (name, value) -> "${escape(name)}=${escape(value)}" }
    }
  }

  private fun expand(segment: String): String {
    if (!segment.startsWith('{') || !segment.endsWith('}')) return segment
    val name = segment.removeSurrounding("{", "}")
    return escape(parameters[name] ?: throw EndpointError.MissingParameter(name))
  }

  private companion object {
    fun escape(text: String): String =
      URLEncoder.encode(text, Charsets.UTF_8.name())
        .replace("+", "%20")
        .replace("*", "%2A")
        .replace("%7E", "~")
  }
}
