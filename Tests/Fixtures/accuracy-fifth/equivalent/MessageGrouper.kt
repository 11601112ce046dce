package io.hallway.timeline

data class ChatMessage(
  val id: Long,
  val authorId: String,
  val sentAtMillis: Long,
  val isSystem: Boolean = false,
)

data class MessageGroup(val messages: List<ChatMessage>) {
  val authorId: String get() = messages.first().authorId
  val isSystem: Boolean get() = messages.first().isSystem

  fun bubble(index: Int): BubbleShape {
    val isFirst = index == 0
    val isLast = index == messages.lastIndex
    return when {
      isFirst && isLast -> BubbleShape.SINGLE
      isFirst -> BubbleShape.TOP
      isLast -> BubbleShape.BOTTOM
      else -> BubbleShape.MIDDLE
    }
  }
}

enum class BubbleShape { SINGLE, TOP, MIDDLE, BOTTOM }

class MessageGrouper(private val maxGapMillis: Long = 5 * 60 * 1_000L) {

  init {
    require(maxGapMillis >= 0) { "maxGapMillis must not be negative" }
  }

  /** Expects messages in display order, oldest first. */
  fun group(messages: List<ChatMessage>): List<MessageGroup> {
    val runs = mutableListOf<MutableList<ChatMessage>>()
    for (message in messages) {
      val current = runs.lastOrNull()
      if (current != null && belongsTogether(current.last(), message)) {
        current += message
      } else {
        runs += mutableListOf(message)
      }
    }
    return runs.map(::MessageGroup)
  }

  private fun belongsTogether(previous: ChatMessage, next: ChatMessage): Boolean =
    !previous.isSystem && !next.isSystem &&
      previous.authorId == next.authorId &&
      next.sentAtMillis - previous.sentAtMillis in 0 until maxGapMillis
}
