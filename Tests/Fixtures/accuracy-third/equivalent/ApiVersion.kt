package com.orchardapi.model

/** Version of the server API, e.g. `2.4`, `2.4.1` or `3.0.0-beta`. */
data class ApiVersion(
  val major: Int,
  val minor: Int,
  val patch: Int = 0,
  val stage: Stage = Stage.RELEASE,
) : Comparable<ApiVersion> {

  enum class Stage { ALPHA, BETA, RC, RELEASE }

  fun isCompatibleWith(client: ApiVersion): Boolean = major == client.major && this >= client

  override fun compareTo(other: ApiVersion): Int = ORDER.compare(this, other)

  override fun toString(): String = buildString {
    append(major).append('.').append(minor).append('.').append(patch)
    if (stage != Stage.RELEASE) append('-').append(stage.name.lowercase())
  }

  companion object {
    private val PATTERN =
      Regex("""([0-9]{1,9})\.([0-9]{1,9})(?:\.([0-9]{1,9}))?(?:-(alpha|beta|rc))?""")

    private val ORDER =
      compareBy<ApiVersion>({ it.major }, { it.minor }, { it.patch }, { it.stage })

    fun parse(text: String): ApiVersion? {
      val (major, minor, patch, stage) = PATTERN.matchEntire(text)?.destructured ?: return null
      return ApiVersion(
        major = major.toInt(),
        minor = minor.toInt(),
        patch = patch.ifEmpty { "0" }.toInt(),
        stage = if (stage.isEmpty()) Stage.RELEASE else Stage.valueOf(stage.uppercase()),
      )
    }
  }
}
