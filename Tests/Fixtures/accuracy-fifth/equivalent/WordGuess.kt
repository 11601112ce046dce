package com.wordy.game

enum class LetterMark(val emoji: String) {
    EXACT("🟩"),
    PRESENT("🟨"),
    ABSENT("⬛")
}

sealed class GuessError(message: String) : Exception(message) {
    class InvalidWord : GuessError("Enter a word of ${WordGuess.LENGTH} letters")
    class NotInDictionary(val word: String) : GuessError("$word is not in the word list")
    class NoGuessesLeft : GuessError("No guesses left")
}

class WordGuess private constructor(
    private val solution: String,
    private val dictionary: Set<String>
) {
    private val _history = mutableListOf<List<LetterMark>>()
    val history: List<List<LetterMark>> get() = _history.toList()

    val isSolved: Boolean
        get() = _history.lastOrNull()?.all { it == LetterMark.EXACT } == true

    val isOver: Boolean
        get() = isSolved || _history.size >= MAX_GUESSES

    fun guess(input: String): List<LetterMark> {
        if (isOver) throw GuessError.NoGuessesLeft()
        val word = normalize(input) ?: throw GuessError.InvalidWord()
        if (word != solution && word !in dictionary) throw GuessError.NotInDictionary(word)
        return mark(word, solution).also { _history += it }
    }

    val shareText: String
        get() {
            val tries = if (isSolved) _history.size.toString() else "X"
            val header = "Wordy $tries/$MAX_GUESSES"
            return (listOf(header) + _history.map { row -> row.joinToString("") { it.emoji } })
                .joinToString("\n")
        }

    companion object {
        const val LENGTH = 5
        const val MAX_GUESSES = 6

        fun create(solution: String, dictionary: Set<String>): WordGuess? =
            normalize(solution)?.let { word ->
                WordGuess(word, dictionary.mapTo(HashSet()) { it.uppercase() })
            }

        private fun mark(guess: String, solution: String): List<LetterMark> {
            val unmatched = solution
                .filterIndexed { i, letter -> guess[i] != letter }
                .groupingBy { it }
                .eachCount()
                .toMutableMap()

            return guess.mapIndexed { i, letter ->
                val left = unmatched[letter] ?: 0
                when {
                    letter == solution[i] -> LetterMark.EXACT
                    left > 0 -> {
                        unmatched[letter] = left - 1
                        LetterMark.PRESENT
                    }
                    else -> LetterMark.ABSENT
                }
            }
        }

        private fun normalize(word: String): String? =
            word.uppercase().takeIf { it.length == LENGTH && it.all { c -> c in 'A'..'Z' } }
    }
}
