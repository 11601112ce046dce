package aero.hopper.filters

/** Model behind the price filter: two thumbs that snap to a fixed step. */
@ConsistentCopyVisibility
data class PriceSlider private constructor(
    val lowerBound: Int,
    val upperBound: Int,
    val step: Int,
    val selectedMin: Int,
    val selectedMax: Int,
) {
    val isActive: Boolean
        get() = selectedMin > lowerBound || selectedMax < upperBound

    val tickLabels: List<String>
        get() = (lowerBound..upperBound step step).map(::label)

    val summary: String?
        get() = if (isActive) "${label(selectedMin)} – ${label(selectedMax)}" else null

    fun settingMin(cents: Int): PriceSlider = copy(selectedMin = minOf(snap(cents), selectedMax))

    fun settingMax(cents: Int): PriceSlider = copy(selectedMax = maxOf(snap(cents), selectedMin))

    private fun snap(cents: Int): Int {
        val offset = cents.coerceIn(lowerBound, upperBound) - lowerBound
        val steps = (offset + step / 2) / step
        return (lowerBound + steps * step).coerceAtMost(upperBound)
    }

    private fun label(cents: Int): String = "€${cents / 100}"

    companion object {
        private const val DEFAULT_STEP = 1_000

        fun create(lowerBound: Int, upperBound: Int, step: Int = DEFAULT_STEP): PriceSlider? =
            if (step > 0 && lowerBound in 0 until upperBound) {
                PriceSlider(lowerBound, upperBound, step, lowerBound, upperBound)
            } else {
                null
            }
    }
}
