package com.sheetport.importer

sealed class DelimitedReaderException(message: String) : Exception(message) {
    data class UnterminatedQuote(val line: Int) : DelimitedReaderException("quote opened in line $line")
    data class MisplacedCharacter(val line: Int) : DelimitedReaderException("unexpected character in line $line")
}

/** Reads quoted, delimiter separated text. Rows that hold a single empty field are dropped. */
class DelimitedReader(private val delimiter: Char = ',') {

    fun read(text: String): List<List<String>> = Run(text).rows()

    private enum class State { FIELD_START, PLAIN, QUOTED, QUOTE_CLOSED }

    private inner class Run(private val text: String) {
        private val rows = mutableListOf<List<String>>()
        private val row = mutableListOf<String>()
        private val field = StringBuilder()
        private var state = State.FIELD_START
        private var line = 1
        private var quoteLine = 0

        fun rows(): List<List<String>> {
            text.forEach { if (state == State.QUOTED) inQuotes(it) else outside(it) }
            if (state == State.QUOTED) throw DelimitedReaderException.UnterminatedQuote(quoteLine)
            endRow()
            return rows
        }

        private fun inQuotes(char: Char) {
            if (char == '"') state = State.QUOTE_CLOSED else field.append(char)
            if (char == '\n') line++
        }

        private fun outside(char: Char) {
            when {
                char == '"' -> openQuote()
                char == delimiter -> endField()
                char == '\n' -> {
                    endRow()
                    line++
                }
                char == '\r' -> Unit
                state == State.QUOTE_CLOSED -> throw DelimitedReaderException.MisplacedCharacter(line)
                else -> {
                    field.append(char)
                    state = State.PLAIN
                }
            }
        }

        private fun openQuote() {
            when (state) {
                State.FIELD_START -> Unit
                State.QUOTE_CLOSED -> field.append('"')
                else -> throw DelimitedReaderException.MisplacedCharacter(line)
            }
            state = State.QUOTED
            quoteLine = line
        }

        private fun endField() {
            row += field.toString()
            field.clear()
            state = State.FIELD_START
        }

        private fun endRow() {
            endField()
            if (row != listOf("")) rows += row.toList()
            row.clear()
        }
    }
}
