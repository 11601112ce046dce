package forum.agora.notify

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.decodeFromString
import kotlinx.serialization.json.Json

/** What a member wants to be told about. Missing or null keys mean "never touched". */
@Serializable
data class NotificationPreferences(
  val mentions: Boolean = true,
  val replies: Boolean = true,
  val newsletter: Boolean = false,
  @SerialName("digest_hour") val digestHour: Int = 8,
  @SerialName("muted_topics") val mutedTopics: List<String> = emptyList(),
) {
  sealed interface Event {
    data object Mention : Event
    data class Reply(val topic: String) : Event
    data object Newsletter : Event
  }

  fun shouldNotify(event: Event): Boolean = when (event) {
    Event.Mention -> mentions
    is Event.Reply -> replies && event.topic !in mutedTopics
    Event.Newsletter -> newsletter
  }

  override fun toString(): String {
    val enabled = buildList {
      if (mentions) add("mentions")
      if (replies) add("replies")
      if (newsletter) add("newsletter")
    }
    return if (enabled.isEmpty()) "Everything off"
    else enabled.joinToString(postfix = " (digest at $digestHour:00)")
  }

  companion object {
    private val json = Json {
      ignoreUnknownKeys = true
      coerceInputValues = true
    }

    fun parse(text: String): NotificationPreferences = json.decodeFromString(text)
  }
}
