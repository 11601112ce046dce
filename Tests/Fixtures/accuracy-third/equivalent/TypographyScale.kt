package ink.folio.reader.theme

enum class TextStyle(internal val baseSize: Int, internal val maximumSize: Int = Int.MAX_VALUE) {
    CAPTION(12),
    BODY(16),
    TITLE(21, maximumSize = 32),
    DISPLAY(34, maximumSize = 44),
}

/** The reader's text size setting, from two steps down to four steps up. */
class TypographyScale private constructor(val step: Int) {

    val percent: Int get() = PERCENTS.getValue(step)
    val canGrow: Boolean get() = step < STEPS.last
    val canShrink: Boolean get() = step > STEPS.first

    val larger: TypographyScale get() = of(step + 1)
    val smaller: TypographyScale get() = of(step - 1)

    fun pointSize(style: TextStyle): Int =
        ((style.baseSize * percent + 50) / 100).coerceAtMost(style.maximumSize)

    /** 1.3 times the size, rounded up to the four point grid. */
    fun lineHeight(style: TextStyle): Int {
        val raw = (pointSize(style) * 13 + 9) / 10
        return (raw + 3) / 4 * 4
    }

    fun sizes(): Map<TextStyle, Float> = TextStyle.entries.associateWith { pointSize(it).toFloat() }

    override fun equals(other: Any?) = other is TypographyScale && other.step == step

    override fun hashCode() = step

    companion object {
        val STEPS = -2..4

        private val PERCENTS = STEPS.zip(listOf(80, 90, 100, 115, 130, 150, 180)).toMap()

        val STANDARD = of(0)

        fun of(step: Int) = TypographyScale(step.coerceIn(STEPS))

        fun fromStored(stored: Int?) = stored?.let(::of) ?: STANDARD
    }
}
