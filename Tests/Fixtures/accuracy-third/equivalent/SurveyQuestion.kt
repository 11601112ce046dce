package fi.kysely.survey

sealed interface AnswerCheck {
    data object Valid : AnswerCheck
    data class Invalid(val reason: String) : AnswerCheck
}

abstract class SurveyQuestion {
    abstract val id: String
    abstract val isRequired: Boolean

    protected abstract fun check(answer: String): AnswerCheck

    fun validate(answer: String?): AnswerCheck {
        val trimmed = answer?.trim().orEmpty()
        return when {
            trimmed.isNotEmpty() -> check(trimmed)
            isRequired -> AnswerCheck.Invalid("Please answer this question")
            else -> AnswerCheck.Valid
        }
    }

    protected inline fun ensure(condition: Boolean, reason: () -> String): AnswerCheck =
        if (condition) AnswerCheck.Valid else AnswerCheck.Invalid(reason())
}

class TextQuestion(
    override val id: String,
    override val isRequired: Boolean = true,
    private val maxLength: Int = 500,
) : SurveyQuestion() {
    override fun check(answer: String): AnswerCheck {
        val surplus = answer.codePointCount(0, answer.length) - maxLength
        return ensure(surplus <= 0) { "$surplus characters too long" }
    }
}

class ChoiceQuestion(
    override val id: String,
    override val isRequired: Boolean = true,
    private val options: List<String>,
) : SurveyQuestion() {
    override fun check(answer: String) = ensure(answer in options) { "Unknown option" }
}

class ScaleQuestion(
    override val id: String,
    override val isRequired: Boolean = true,
    private val range: IntRange,
) : SurveyQuestion() {
    override fun check(answer: String) =
        ensure(range.any { it.toString() == answer }) { "Choose from ${range.first} to ${range.last}" }
}

class Survey(private val questions: List<SurveyQuestion>) {

    /** Reasons by question id, empty when the survey can be submitted. */
    fun problems(answers: Map<String, String>): Map<String, String> =
        questions.mapNotNull { question ->
            val result = question.validate(answers[question.id])
            (result as? AnswerCheck.Invalid)?.let { question.id to it.reason }
        }.toMap()

    fun firstProblem(answers: Map<String, String>): String? =
        questions.firstOrNull { it.validate(answers[it.id]) is AnswerCheck.Invalid }?.id
}
