package org.openforum.moderation

sealed class ModerationVerdict(val severity: Int) {
  data object Allow : ModerationVerdict(0)
  data class Review(val score: Int) : ModerationVerdict(1)
  data class Mute(val minutes: Int) : ModerationVerdict(2)
  data class Remove(val reason: String) : ModerationVerdict(3)

  /** Text for the author, if the author is told at all. */
  val notice: String?
    get() = when (this) {
      Allow, is Review -> null
      is Mute -> "You are muted for " + if (minutes >= 60) "${minutes / 60} h." else "$minutes min."
      is Remove -> "Your message was removed: $reason."
    }
}

data class MessageContext(
  val text: String,
  val reportCount: Int,
  val authorAgeDays: Int,
  val linkCount: Int,
)

typealias ModerationRule = (MessageContext) -> ModerationVerdict

class ModerationEngine(val rules: List<ModerationRule> = standardRules) {

  /** The most severe verdict wins, the earlier rule among equals. */
  fun verdict(context: MessageContext): ModerationVerdict =
    rules.map { rule -> rule(context) }.maxByOrNull { it.severity } ?: ModerationVerdict.Allow

  companion object {
    val standardRules: List<ModerationRule> by lazy { listOf(this::reports, this::spam, this::shouting) }

    fun reports(context: MessageContext): ModerationVerdict = when {
      context.reportCount >= 10 -> ModerationVerdict.Remove("reported by many members")
      context.reportCount >= 3 -> ModerationVerdict.Review(score = context.reportCount * 10)
      else -> ModerationVerdict.Allow
    }

    fun spam(context: MessageContext): ModerationVerdict = when {
      context.authorAgeDays >= 7 || context.linkCount <= 0 -> ModerationVerdict.Allow
      context.linkCount > 3 -> ModerationVerdict.Mute(minutes = 90)
      else -> ModerationVerdict.Review(score = 50)
    }

    fun shouting(context: MessageContext): ModerationVerdict {
      val upper = context.text.count { it in 'A'..'Z' }
      val letters = upper + context.text.count { it in 'a'..'z' }
      val isShouting = letters >= 10 && upper * 100 / letters > 80
      return if (isShouting) ModerationVerdict.Mute(minutes = 5) else ModerationVerdict.Allow
    }
  }
}
