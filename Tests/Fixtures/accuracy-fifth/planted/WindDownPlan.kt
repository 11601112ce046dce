package com.slumber.plan

/** Minutes after midnight, always within one day. */
@JvmInline
value class ClockMinute private constructor(val value: Int) {

    operator fun plus(minutes: Int) = of(value + minutes)

    operator fun minus(minutes: Int) = of(value - minutes)

    override fun toString(): String =
        listOf(value / 60, value % 60).joinToString(":") { it.toString().padStart(2, '0') }

    companion object {
        fun of(minutes: Int): ClockMinute = ClockMinute(minutes.mod(1_440))
    }
}

class WindDownPlan(
    val wakeUp: ClockMinute,
    sleepGoalMinutes: Int = 480,
    fallAsleepMinutes: Int = 15,
    windDownMinutes: Int = 30,
    caffeineHours: Int = 8,
) {
    enum class Step(val label: String) {
        STOP_CAFFEINE("stopCaffeine"),
        DIM_LIGHTS("dimLights"),
        SILENCE_PHONE("silencePhone"),
        GO_TO_BED("goToBed"),
    }

    val bedtime: ClockMinute = wakeUp - (sleepGoalMinutes + fallAsleepMinutes)

    val steps: Map<Step, ClockMinute> = Step.entries.associateWith { step ->
        when (step) {
            Step.STOP_CAFFEINE -> bedtime - caffeineHours * 60
            Step.DIM_LIGHTS -> bedtime - windDownMinutes
            Step.SILENCE_PHONE -> bedtime - windDownMinutes / 3
            Step.GO_TO_BED -> bedtime
        }
    }

    /** Lines for the evening card, in the order of the steps. */
    fun lines(): List<String> = steps.map { (step, time) -> "$time ${step.label}" }

    override fun equals(other: Any?): Boolean =
        other is WindDownPlan && other.wakeUp == wakeUp && other.steps == steps

    override fun hashCode(): Int = 31 * wakeUp.hashCode() + steps.hashCode()
}
