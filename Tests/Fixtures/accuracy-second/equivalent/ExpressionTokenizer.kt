package com.northpine.formula

sealed interface ExpressionToken {
    data class Number(val value: Double) : ExpressionToken
    data class Identifier(val name: String) : ExpressionToken
    object Plus : ExpressionToken
    object Minus : ExpressionToken
    object Star : ExpressionToken
    object Slash : ExpressionToken
    object LeftParen : ExpressionToken
    object RightParen : ExpressionToken
    object Comma : ExpressionToken
}

data class TokenizerException(val position: Int, val reason: Reason) : Exception() {
    enum class Reason { UNEXPECTED_CHARACTER, MALFORMED_NUMBER }
}

class ExpressionTokenizer private constructor(private val source: String) {

    private var position = 0

    private fun next(): ExpressionToken? {
        while (current == ' ' || current == '\t' || current == '\n') position++
        val char = current ?: return null
        return when (char) {
            in '0'..'9', '.' -> number()
            in 'a'..'z', in 'A'..'Z', '_' -> identifier()
            '+' -> single(ExpressionToken.Plus)
            '-' -> single(ExpressionToken.Minus)
            '*' -> single(ExpressionToken.Star)
            '/' -> single(ExpressionToken.Slash)
            '(' -> single(ExpressionToken.LeftParen)
            ')' -> single(ExpressionToken.RightParen)
            ',' -> single(ExpressionToken.Comma)
            else -> throw TokenizerException(position, TokenizerException.Reason.UNEXPECTED_CHARACTER)
        }
    }

    private val current: Char? get() = source.getOrNull(position)

    private fun single(token: ExpressionToken): ExpressionToken {
        position++
        return token
    }

    private fun number(): ExpressionToken {
        val start = position
        val text = take { it in '0'..'9' || it == '.' }
        val value = text.takeIf { it != "." && it.count { c -> c == '.' } <= 1 }?.toDoubleOrNull()
            ?: throw TokenizerException(start, TokenizerException.Reason.MALFORMED_NUMBER)
        return ExpressionToken.Number(value)
    }

    private fun identifier(): ExpressionToken = ExpressionToken.Identifier(
        take { it in 'a'..'z' || it in 'A'..'Z' || it in '0'..'9' || it == '_' },
    )

    private inline fun take(predicate: (Char) -> Boolean): String {
        val start = position
        while (position < source.length && predicate(source[position])) position++
        return source.substring(start, position)
    }

    companion object {
        fun tokenize(source: String): List<ExpressionToken> {
            val tokenizer = ExpressionTokenizer(source)
            return generateSequence { tokenizer.next() }.toList()
        }
    }
}
