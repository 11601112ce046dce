package com.chirper.push

sealed interface NotificationDestination {
    data class Chat(val id: String, val messageId: String?) : NotificationDestination
    data class Order(val id: Long) : NotificationDestination
    data class Profile(val handle: String) : NotificationDestination
    data class Web(val url: String) : NotificationDestination
    data object Inbox : NotificationDestination
}

data class PushMessage(val data: Map<String, String>, val isTap: Boolean)

interface NotificationNavigator {
    val openChatId: String?
    fun open(destination: NotificationDestination)
    fun showBanner(title: String, body: String, destination: NotificationDestination)
}

fun interface ReadReceipts {
    fun markRead(notificationId: String)
}

class NotificationRouter(
    private val navigator: NotificationNavigator,
    private val receipts: ReadReceipts,
    private val isSignedIn: () -> Boolean,
) {
    private val handledTaps = mutableSetOf<String>()
    private var postponed: NotificationDestination? = null

    fun receive(message: PushMessage) {
        val destination = destinationFor(message.data)
        if (message.isTap) onTap(message, destination) else onArrival(message, destination)
    }

    fun onSignedIn() {
        val destination = postponed ?: return
        postponed = null
        navigator.open(destination)
    }

    private fun onTap(message: PushMessage, destination: NotificationDestination) {
        val id = message.data["notification_id"]
        if (id != null) {
            if (!handledTaps.add(id)) return // same tap once more
            receipts.markRead(id)
        }

        if (isSignedIn()) navigator.open(destination) else postponed = destination
    }

    private fun onArrival(message: PushMessage, destination: NotificationDestination) {
        if (!isSignedIn()) return

        val isOnScreen = destination is NotificationDestination.Chat && destination.id == navigator.openChatId
        val body = message.data["body"].orEmpty()
        if (isOnScreen || body.isEmpty()) return

        navigator.showBanner(
            title = message.data["title"] ?: "New message",
            body = body,
            destination = destination,
        )
    }

    companion object {

        fun destinationFor(data: Map<String, String>): NotificationDestination =
            parse(data) ?: NotificationDestination.Inbox

        private fun parse(data: Map<String, String>): NotificationDestination? {
            fun value(key: String) = data[key]?.takeIf { it.isNotEmpty() }

            return when (data["type"]) {
                "chat" -> value("chat_id")?.let { NotificationDestination.Chat(it, value("message_id")) }
                "order" -> value("order_id")?.toLongOrNull()
                    ?.takeIf { it > 0 }
                    ?.let { NotificationDestination.Order(it) }
                "follow", "mention" -> value("handle")
                    ?.let { NotificationDestination.Profile(it.removePrefix("@")) }
                "promo" -> value("url")
                    ?.takeIf { it.startsWith("https://") }
                    ?.let { NotificationDestination.Web(it) }
                else -> null
            }
        }
    }
}
