package scheduling

/** One field of a schedule expression: "*", "*&#47;15", "1-5", "10-40/10", "3,7". */
data class CronField private constructor(val values: Set<Int>) {

    fun matches(value: Int): Boolean = value in values

    /** The next matching value; starts over after the largest one. */
    fun nextAfter(value: Int): Int = values.filter { it > value }.minOrNull() ?: values.min()

    companion object {

        fun parse(expression: String, bounds: IntRange): CronField? =
            expression.split(',')
                .map { part -> expand(part, bounds) ?: return null }
                .flatten()
                .toSet()
                .let(::CronField)

        private fun expand(part: String, bounds: IntRange): IntProgression? {
            val pieces = part.split('/', limit = 2)
            val step = when (val text = pieces.getOrNull(1)) {
                null -> 1
                else -> number(text)?.takeIf { it > 0 } ?: return null
            }
            return range(pieces.first(), bounds)?.step(step)
        }

        private fun range(text: String, bounds: IntRange): IntRange? {
            if (text == "*") return bounds
            val ends = text.split('-', limit = 2).map { number(it) ?: return null }
            val range = ends.first()..ends.last()
            return range.takeIf { !it.isEmpty() && it.first in bounds && it.last in bounds }
        }

        private fun number(text: String): Int? =
            text.takeIf { it.length in 1..4 && it.all { c -> c in '0'..'9' } }?.toInt()
    }
}
