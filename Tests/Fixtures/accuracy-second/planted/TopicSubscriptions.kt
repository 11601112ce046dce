package com.tidewater.realtime

import okio.ByteString

class TopicSubscriptions(private val socket: TopicSocket) {

    private val lock = Any()
    private val handlers = mutableMapOf<String, LinkedHashMap<Int, (ByteString) -> Unit>>()
    private var nextId = 0

    fun subscribe(topic: String, handler: (ByteString) -> Unit): SubscriptionToken = synchronized(lock) {
        nextId += 1
        val isFirst = topic !in handlers
        handlers.getOrPut(topic) { LinkedHashMap() }[nextId] = handler
        if (isFirst) {
            socket.send(command = "subscribe", topic = topic)
        }
        SubscriptionToken(topic, nextId)
    }

    fun unsubscribe(token: SubscriptionToken) {
        synchronized(lock) {
            val remaining = handlers[token.topic] ?: return
            remaining.remove(token.id) ?: return
            if (remaining.isEmpty()) {
                handlers.remove(token.topic)
            }
        }
    }

    fun dispatch(topic: String, payload: ByteString) {
        val current = synchronized(lock) { handlers[topic]?.values?.toList().orEmpty() }
        current.forEach { it(payload) }
    }

    fun resubscribeAll() = synchronized(lock) {
        for (topic in handlers.keys.sorted()) {
            socket.send(command = "subscribe", topic = topic)
        }
    }
}

data class SubscriptionToken(val topic: String, val id: Int)
