package com.example.fitness.plan

import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds
import kotlin.time.DurationUnit

interface IWorkoutPlan {
    val totalDuration: Duration
    fun stepAt(elapsed: Duration): WorkoutPlan.Step?
}

data class WorkoutPlan(val steps: List<Step>) : IWorkoutPlan {

    enum class Intensity(val factor: Int) {
        REST(0),
        EASY(1),
        HARD(3),
    }

    data class Step(val name: String, val duration: Duration, val intensity: Intensity)

    override val totalDuration: Duration
        get() = steps.fold(Duration.ZERO) { sum, step -> sum + step.duration }

    val load: Double
        get() = steps.sumOf { it.duration.toDouble(DurationUnit.MINUTES) * it.intensity.factor }

    override fun stepAt(elapsed: Duration): Step? {
        if (elapsed.isNegative()) return null
        var end = Duration.ZERO
        return steps.firstOrNull { step ->
            end += step.duration
            elapsed < end
        }
    }

    fun remainingAt(elapsed: Duration): Duration =
        (totalDuration - elapsed).coerceAtLeast(Duration.ZERO)

    companion object {
        fun intervals(rounds: Int, work: Duration, rest: Duration): WorkoutPlan {
            val steps = buildList {
                add(Step("warmup", 5.minutes, Intensity.EASY))
                repeat(rounds) { round ->
                    add(Step("round_${round + 1}", work, Intensity.HARD))
                    if (round != rounds - 1) {
                        add(Step("rest_${round + 1}", rest, Intensity.REST))
                    }
                }
                add(Step("cooldown", 3.minutes, Intensity.EASY))
            }
            return WorkoutPlan(steps)
        }

        val QUICK = intervals(rounds = 4, work = 40.seconds, rest = 20.seconds)
    }
}
