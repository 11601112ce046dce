package com.northpine.automation.script

sealed class LiteralException : Exception() {
    class Unterminated : LiteralException()
    data class InvalidEscape(val position: Int) : LiteralException()
}

/** Scans double-quoted literals of the automation script format. */
class StringLiteralScanner(source: String, position: Int = 0) {

    private val codePoints: IntArray = source.codePoints().toArray()

    var position: Int = position
        private set

    /** Reads a literal at the current position; null when there is none. */
    fun scan(): String? {
        if (codePoints.getOrNull(position) != '"'.code) return null
        position++
        val value = StringBuilder()
        while (position < codePoints.size) {
            when (val codePoint = codePoints[position++]) {
                '"'.code -> return value.toString()
                '\\'.code -> value.append(escape())
                '\n'.code -> throw LiteralException.Unterminated()
                else -> value.appendCodePoint(codePoint)
            }
        }
        throw LiteralException.Unterminated()
    }

    private fun escape(): Char {
        val codePoint = codePoints.getOrNull(position) ?: throw LiteralException.Unterminated()
        position++
        return when (codePoint) {
            'n'.code -> '\n'
            't'.code -> '\t'
            'r'.code -> '\r'
            '"'.code, '\\'.code -> codePoint.toChar()
            else -> throw LiteralException.InvalidEscape(position - 1)
        }
    }
}
