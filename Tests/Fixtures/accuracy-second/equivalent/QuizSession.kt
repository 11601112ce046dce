package com.example.learn.quiz

import kotlin.properties.Delegates

data class Question(
    val id: Int,
    val prompt: String,
    val choices: List<String>,
    val correctIndex: Int,
    val weight: Int = 1,
)

class QuizSession(
    val questions: List<Question>,
    private val passPercent: Int = 60,
) {
    enum class Grade { FAILED, PASSED, DISTINCTION }

    private val answers = mutableMapOf<Int, Int>()

    private val maxScore: Int by lazy { questions.sumOf { it.weight } }

    var position: Int by Delegates.observable(0) { _, old, new ->
        if (old != new) onPositionChanged?.invoke(new)
    }
        private set

    var onPositionChanged: ((Int) -> Unit)? = null

    val current: Question?
        get() = if (position < questions.size) questions[position] else null

    val isComplete: Boolean
        get() = answers.size == questions.size

    fun answer(choice: Int): Boolean {
        val question = current ?: return false
        if (choice !in question.choices.indices) return false
        answers[question.id] = choice
        position += 1
        return choice == question.correctIndex
    }

    fun back() {
        position = maxOf(0, position - 1)
    }

    val score: Int
        get() = questions
            .filter { answers[it.id] == it.correctIndex }
            .sumOf { it.weight }

    val percent: Int
        get() {
            if (maxScore <= 0) return 0
            return score * 100 / maxScore
        }

    val grade: Grade?
        get() {
            if (!isComplete) return null
            val result = percent
            return when {
                result >= 90 -> Grade.DISTINCTION
                result >= passPercent -> Grade.PASSED
                else -> Grade.FAILED
            }
        }
}
