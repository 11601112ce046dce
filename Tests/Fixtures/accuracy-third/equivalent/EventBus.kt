package app.murmur.bus

class Subscription internal constructor(private var onCancel: (() -> Unit)?) {
  fun cancel() {
    onCancel?.invoke()
    onCancel = null
  }
}

/** Main-thread bus; listeners hear of events in the order in which they subscribed. */
class EventBus<E> {

  private class Entry<E>(val once: Boolean, val handler: (E) -> Unit)

  private val entries = LinkedHashSet<Entry<E>>()

  val listenerCount: Int get() = entries.size

  fun subscribe(once: Boolean = false, handler: (E) -> Unit): Subscription {
    val entry = Entry(once, handler)
    entries += entry
    return Subscription { entries -= entry }
  }

  /** Works on a snapshot, (un)subscribing from a handler takes effect with the next post. */
  fun post(event: E) {
    val snapshot = entries.toList()
    entries.removeAll { it.once }
    snapshot.forEach { it.handler(event) }
  }

  fun removeAll() = entries.clear()
}
