enum class Step { WELCOME, PLAN, DONE }

fun next(step: Step): Step? = Step.entries.getOrNull(step.ordinal + 1)
