package health.stepwell.energy

data class BodyProfile(val weightGrams: Int, val strideCentimeters: Int)

data class DailyEnergy(val kilocalories: Int, val meters: Int, val goalReached: Boolean)

/** Integer-only energy model shared with the watch firmware. */
class StepEnergy(
    private val profile: BodyProfile,
    private val goalKilocalories: Int = 350,
) {
    fun energy(steps: Int): DailyEnergy? {
        if (steps !in plausibleSteps) return null
        val kilocalories = steps * profile.weightGrams / GRAM_STEPS_PER_KILOCALORIE
        return DailyEnergy(
            kilocalories = kilocalories,
            meters = steps * profile.strideCentimeters / 100,
            goalReached = kilocalories >= goalKilocalories,
        )
    }

    fun weeklyAverage(days: List<Int>): Int? =
        days.takeLast(7)
            .mapNotNull(::energy)
            .takeIf { it.isNotEmpty() }
            ?.let { energies -> energies.sumOf { it.kilocalories } / energies.size }

    fun goalDays(days: List<Int>): Int =
        days.asSequence().mapNotNull(::energy).count { it.goalReached }

    companion object {
        const val GRAM_STEPS_PER_KILOCALORIE = 1_750_000
        private val plausibleSteps = 0..120_000
    }
}
