package games.parlor.lobby

enum class JoinProblem(val message: String) {
    MISSING_CODE("Enter the room code"),
    BAD_CODE("A code looks like ABC-1234"),
    NAME_TAKEN("Someone in the room has this name"),
}

class JoinException(val problem: JoinProblem) : Exception(problem.message)

data class JoinForm(
    val code: String = "",
    val displayName: String = "",
)

class RoomCodeRule {
    private val pattern = Regex("[A-Z]{3}-[0-9]{4}")

    fun accepts(code: String): Boolean = pattern.matches(code)
}

class JoinRoomValidator(takenNames: List<String>) {

    private val rule = RoomCodeRule()
    private val takenNames = takenNames.mapTo(mutableSetOf()) { it.lowercase() }

    fun validate(form: JoinForm): Result<JoinForm> {
        val code = form.code.uppercase()
        val problem = when {
            code.isEmpty() -> JoinProblem.MISSING_CODE
            !rule.accepts(code) -> JoinProblem.BAD_CODE
            form.displayName.lowercase() in takenNames -> JoinProblem.NAME_TAKEN
            else -> null
        }
        return if (problem == null) {
            Result.success(JoinForm(code, form.displayName.ifEmpty { "Guest" }))
        } else {
            Result.failure(JoinException(problem))
        }
    }
}
