package com.northpine.formula

sealed class FormulaException : Exception() {
    object UnexpectedEnd : FormulaException()
    object UnexpectedToken : FormulaException()
    data class UnknownVariable(val name: String) : FormulaException()
    object DivisionByZero : FormulaException()
}

/** Evaluates `term (("+" | "-") term)*` over the tokens of [ExpressionTokenizer]. */
class FormulaEvaluator(private val variables: Map<String, Double> = emptyMap()) {

    private var tokens: List<ExpressionToken> = emptyList()
    private var index = 0

    fun evaluate(source: String): Double {
        tokens = ExpressionTokenizer.tokenize(source)
        index = 0
        val value = expression()
        if (index != tokens.size) throw FormulaException.UnexpectedToken
        return value
    }

    private fun expression(): Double {
        var value = term()
        while (true) {
            value = when {
                match(ExpressionToken.Plus) -> value + term()
                match(ExpressionToken.Minus) -> value - term()
                else -> return value
            }
        }
    }

    private fun term(): Double {
        var value = factor()
        while (true) {
            if (match(ExpressionToken.Star)) {
                value *= factor()
            } else if (match(ExpressionToken.Slash)) {
                val divisor = factor()
                if (divisor == 0.0) throw FormulaException.DivisionByZero
                value /= divisor
            } else {
                return value
            }
        }
    }

    private fun factor(): Double {
        val token = tokens.getOrNull(index) ?: throw FormulaException.UnexpectedEnd
        index++
        return when (token) {
            is ExpressionToken.Number -> token.value
            is ExpressionToken.Identifier ->
                variables[token.name] ?: throw FormulaException.UnknownVariable(token.name)
            ExpressionToken.Minus -> -factor()
            ExpressionToken.LeftParen -> {
                val value = expression()
                if (!match(ExpressionToken.RightParen)) {
                    throw if (index < tokens.size) FormulaException.UnexpectedToken else FormulaException.UnexpectedEnd
                }
                value
            }
            else -> throw FormulaException.UnexpectedToken
        }
    }

    private fun match(token: ExpressionToken): Boolean {
        if (tokens.getOrNull(index) != token) return false
        index++
        return true
    }
}
