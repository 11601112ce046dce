package com.larkshop.push

sealed class PushPayload {
    data class Message(val conversationId: String, val preview: String) : PushPayload()
    data class OrderUpdate(val orderId: Long, val status: String) : PushPayload()
    data class Promotion(val campaign: String, val deepLink: String?) : PushPayload()
    data class SilentSync(val scopes: List<String>) : PushPayload()

    val isUserVisible: Boolean
        get() = this !is SilentSync

    val threadIdentifier: String
        get() = when (this) {
            is Message -> "chat-$conversationId"
            is OrderUpdate -> "order-$orderId"
            is Promotion -> "promo"
            is SilentSync -> "sync"
        }

    companion object {
        fun from(data: Map<String, String>): PushPayload? = when (data["type"]) {
            "message" -> data["conversation_id"]
                ?.takeIf { it.isNotEmpty() }
                ?.let { Message(conversationId = it, preview = data["preview"].orEmpty()) }

            "order_update" -> {
                val orderId = data["order_id"]?.toLongOrNull()
                val status = data["status"]
                if (orderId != null && status != null) OrderUpdate(orderId, status) else null
            }

            "promo" -> data["campaign"]?.let { Promotion(campaign = it, deepLink = data["link"]) }

            "sync" -> {
                val scopes = data["scopes"].orEmpty().split(",").filter { it.isNotEmpty() }
                SilentSync(scopes.ifEmpty { listOf("all") })
            }

            else -> null
        }
    }
}
