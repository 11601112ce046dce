package fit.ironlog.routines

class RoutineLibrary {

    private data class Exercise(val name: String, val sets: Int)

    private data class Routine(
        val id: Int,
        val name: String,
        val exercises: MutableList<Exercise> = mutableListOf(),
    )

    private val routines = mutableMapOf<Int, Routine>()
    private var nextId = 1

    fun create(name: String): Int = insert { Routine(it, name) }

    fun duplicate(id: Int): Int? {
        val original = routines[id] ?: return null
        return insert { newId ->
            original.copy(id = newId, name = "${original.name} (copy)")
        }
    }

    fun rename(id: Int, name: String) {
        routines.computeIfPresent(id) { _, routine -> routine.copy(name = name) }
    }

    /** Adding an exercise twice adds up the sets. */
    fun addExercise(name: String, sets: Int = 3, id: Int) {
        if (sets <= 0) return
        val exercises = routines[id]?.exercises ?: return
        when (val index = exercises.indexOfFirst { it.name == name }) {
            -1 -> exercises += Exercise(name, sets)
            else -> exercises[index] = Exercise(name, exercises[index].sets + sets)
        }
    }

    fun removeExercise(name: String, id: Int) {
        routines[id]?.exercises?.removeAll { it.name == name }
    }

    fun totalSets(id: Int): Int = routines[id]?.exercises?.sumOf { it.sets } ?: 0

    fun summary(id: Int): String? = routines[id]?.let { routine ->
        buildString {
            append(routine.name)
            routine.exercises.forEach { append("\n${it.sets} x ${it.name}") }
        }
    }

    private inline fun insert(make: (Int) -> Routine): Int {
        val id = nextId++
        routines[id] = make(id)
        return id
    }
}
