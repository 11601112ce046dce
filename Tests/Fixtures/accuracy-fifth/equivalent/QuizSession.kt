package org.quizzly.session

import java.text.Normalizer

data class Question(val prompt: String, val points: Int, val kind: Kind) {
    sealed interface Kind {
        data class TrueFalse(val expected: Boolean) : Kind
        data class MultipleChoice(val correct: Set<Int>) : Kind
        data class FreeText(val accepted: List<String>) : Kind
    }
}

sealed interface Answer {
    data class Bool(val value: Boolean) : Answer
    data class Choices(val picked: Set<Int>) : Answer
    data class Text(val value: String) : Answer
}

sealed class QuizError(message: String) : Exception(message) {
    class NoSuchQuestion(val index: Int) : QuizError("No question at $index")
    class WrongAnswerType : QuizError("Answer does not fit the question")
}

class QuizSession(val questions: List<Question>) {
    private val awarded = mutableMapOf<Int, Int>()

    val score: Int get() = awarded.values.sum()

    val maximumScore: Int get() = questions.sumOf { it.points }

    val percentage: Int
        get() = if (maximumScore > 0) score * 100 / maximumScore else 0

    val isFinished: Boolean get() = awarded.size == questions.size

    fun submit(answer: Answer, index: Int): Int {
        val question = questions.getOrNull(index) ?: throw QuizError.NoSuchQuestion(index)
        return grade(answer, question).also { awarded[index] = it }
    }

    private fun grade(answer: Answer, question: Question): Int {
        val points = question.points
        return when (val kind = question.kind) {
            is Question.Kind.TrueFalse -> {
                val given = answer.expect<Answer.Bool>().value
                if (given == kind.expected) points else 0
            }

            is Question.Kind.MultipleChoice -> {
                val picked = answer.expect<Answer.Choices>().picked
                when {
                    kind.correct.isNotEmpty() -> {
                        val (hits, misses) = picked.partition { it in kind.correct }
                        points * (hits.size - misses.size).coerceAtLeast(0) / kind.correct.size
                    }
                    picked.isEmpty() -> points
                    else -> 0
                }
            }

            is Question.Kind.FreeText -> {
                val needle = normalized(answer.expect<Answer.Text>().value)
                if (kind.accepted.any { normalized(it) == needle }) points else 0
            }
        }
    }

    private inline fun <reified T : Answer> Answer.expect(): T =
        this as? T ?: throw QuizError.WrongAnswerType()

    private fun normalized(text: String): String =
        Normalizer.normalize(text.trim().lowercase(), Normalizer.Form.NFC)
}
