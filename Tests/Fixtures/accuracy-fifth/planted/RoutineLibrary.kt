package com.ironlog.routines

data class Exercise(val name: String, val sets: Int, val repetitions: Int)

sealed class LibraryException(message: String) : Exception(message) {
    class EmptyRoutine : LibraryException("routine has no exercises")
    class UnknownRoutine(val name: String) : LibraryException("no routine named $name")
}

/** Named strength routines and the sessions built from them. */
class RoutineLibrary {

    private val routines = mutableMapOf<String, MutableList<Exercise>>()

    fun register(name: String, exercises: List<Exercise>) {
        if (exercises.isEmpty()) throw LibraryException.EmptyRoutine()
        routines[name] = exercises.toMutableList()
    }

    fun routine(name: String): List<Exercise> = routines[name]?.toList().orEmpty()

    /** The routine framed by warm-up and cool-down, without the skipped exercises. */
    fun session(
        name: String,
        warmUp: Exercise? = null,
        coolDown: Exercise? = null,
        skipped: Set<String> = emptySet(),
    ): List<Exercise> {
        val session = routines[name] ?: throw LibraryException.UnknownRoutine(name)
        session.removeAll { it.name in skipped }
        warmUp?.let { session.add(0, it) }
        coolDown?.let { session.add(it) }
        return session
    }

    fun volume(name: String): Int = routine(name).sumOf { it.sets * it.repetitions }
}
