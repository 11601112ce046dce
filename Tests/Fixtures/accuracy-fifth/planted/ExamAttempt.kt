package edu.campus.exams

sealed class SubmissionError : IllegalStateException() {
    object AlreadySubmitted : SubmissionError()
    data class Expired(val secondsLate: Int) : SubmissionError()
    data class Unanswered(val questions: List<Int>) : SubmissionError()
}

data class ExamResult(val correct: Int, val total: Int, val secondsUsed: Int) {
    val passed: Boolean
        get() = correct * 100 >= total * 60
}

class ExamAttempt(
    private val key: List<Int>,
    private val startedAt: Int,
    private val durationSeconds: Int
) {
    private val answers = mutableMapOf<Int, Int>()

    var result: ExamResult? = null
        private set

    val deadline: Int
        get() = startedAt + durationSeconds

    fun secondsLeft(now: Int): Int = (deadline - now).coerceAtLeast(0)

    /** `null` clears the answer. */
    fun setAnswer(answer: Int?, question: Int) {
        if (result != null || question !in key.indices) return
        if (answer == null) answers.remove(question) else answers[question] = answer
    }

    fun submit(now: Int, allowBlank: Boolean = false): ExamResult {
        if (now > deadline + GRACE_SECONDS) {
            throw SubmissionError.Expired(secondsLate = now - deadline)
        }
        if (result != null) {
            throw SubmissionError.AlreadySubmitted
        }
        val missing = key.indices.filterNot(answers::containsKey)
        if (!allowBlank && missing.isNotEmpty()) {
            throw SubmissionError.Unanswered(missing)
        }

        return ExamResult(
            correct = key.withIndex().count { (index, expected) -> answers[index] == expected },
            total = key.size,
            secondsUsed = (now - startedAt).coerceAtMost(durationSeconds)
        ).also { result = it }
    }

    private companion object {
        const val GRACE_SECONDS = 30
    }
}
