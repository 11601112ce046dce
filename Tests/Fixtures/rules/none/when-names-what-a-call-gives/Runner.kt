class Runner {
    sealed class Step {
        data class Wait(val seconds: Int) : Step()
        object Done : Step()
    }

    fun run() {
        when (val step = load()) {
            is Step.Wait -> pause(step.seconds)
            Step.Done -> finish()
        }
    }
}
