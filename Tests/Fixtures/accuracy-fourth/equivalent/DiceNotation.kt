package quest.tabletop.dice

/** Deterministic generator, so that replays give the same rolls on every device. */
class ReplayRandom(seed: ULong) {
    private var state = seed

    fun next(bound: Int): Int {
        require(bound > 0)
        state = state * 6_364_136_223_846_793_005uL + 1_442_695_040_888_963_407uL
        return ((state shr 33) % bound.toULong()).toInt()
    }
}

/** Dice expressions such as `d20`, `3d6` or `2d8-1`. */
class DiceNotation private constructor(val count: Int, val sides: Int, val modifier: Int) {

    val minimum: Int get() = count + modifier
    val maximum: Int get() = count * sides + modifier
    val average: Double get() = (minimum + maximum) / 2.0

    fun roll(random: ReplayRandom): Int =
        modifier + (1..count).sumOf { random.next(sides) + 1 }

    override fun toString(): String = buildString {
        if (count != 1) append(count)
        append('d').append(sides)
        if (modifier > 0) append('+')
        if (modifier != 0) append(modifier)
    }

    override fun equals(other: Any?): Boolean =
        other is DiceNotation &&
            count == other.count && sides == other.sides && modifier == other.modifier

    override fun hashCode(): Int = (count * 31 + sides) * 31 + modifier

    companion object {
        private val PATTERN = Regex("([0-9]{1,2})?[dD]([0-9]{1,4})([+-][0-9]{1,4})?")

        fun parse(text: String): DiceNotation? {
            val match = PATTERN.matchEntire(text) ?: return null
            fun number(group: Int): Int? = match.groups[group]?.value?.toInt()

            val count = number(1) ?: 1
            val sides = number(2) ?: return null
            if (count == 0 || sides == 0) return null
            return DiceNotation(count, sides, modifier = number(3) ?: 0)
        }
    }
}
