package com.quill.settings

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

@Serializable
data class RemoteSettings(
  val mode: Mode = Mode.BALANCED,
  @SerialName("ingest_host") val ingestHost: String = "in.quill.example",
  @SerialName("capture_screens") val captureScreens: Boolean = false,
  @SerialName("denied_events") val deniedEvents: List<String> = emptyList(),
) {
  @Serializable
  enum class Mode {
    @SerialName("realtime") REALTIME,
    @SerialName("balanced") BALANCED,
    @SerialName("saver") SAVER,
    @SerialName("off") OFF,
  }

  fun allows(event: String): Boolean = mode != Mode.OFF && event !in deniedEvents

  companion object {
    val defaults = RemoteSettings()

    private val format = Json {
      ignoreUnknownKeys = true
      coerceInputValues = true
    }

    /** Broken documents count as no settings at all. */
    fun parse(json: String): RemoteSettings? = try {
      format.decodeFromString<RemoteSettings>(json)
    } catch (e: SerializationException) {
      null
    }
  }
}
