package com.fika.notifications

/** @property path used for deep links and for analytics */
sealed class Destination(val path: String) {
  data class Channel(val id: String) : Destination("/c/$id")
  data class Thread(val channelId: String, val rootId: String) : Destination("/c/$channelId/t/$rootId")
  data class Profile(val userId: String) : Destination("/u/$userId")
  data object Requests : Destination("/requests")
  data object Inbox : Destination("/inbox")
}

class NotificationRouter {

  /** Where a tap on a notification leads. Incomplete payloads open the inbox. */
  fun destination(data: Map<String, String>): Destination = when (data["type"]) {
    "message", "mention", "reaction" -> data.channel()
    "thread_reply" -> data.thread() ?: data.channel()
    "new_follower", "birthday" -> data["user_id"]?.let(Destination::Profile)
    "follow_request" -> Destination.Requests
    else -> null
  } ?: Destination.Inbox

  private fun Map<String, String>.channel(): Destination? =
    get("channel_id")?.let { Destination.Channel(it) }

  private fun Map<String, String>.thread(): Destination? {
    val channelId = get("channel_id") ?: return null
    val rootId = get("root_id") ?: return null
    return Destination.Thread(channelId, rootId)
  }
}
