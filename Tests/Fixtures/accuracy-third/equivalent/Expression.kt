package app.splitmate.calculator

sealed class ExpressionException(message: String) : Exception(message) {
    class Syntax : ExpressionException("not an arithmetic expression")
    class DivisionByZero : ExpressionException("division by zero")
}

/** Arithmetic typed into the amount field, such as "3 * (4.50 + 2)". */
sealed interface Expression {
    fun evaluate(): Double

    class Number(private val value: Double) : Expression {
        override fun evaluate() = value
    }

    class Negated(private val inner: Expression) : Expression {
        override fun evaluate() = -inner.evaluate()
    }

    class Binary(
        private val symbol: String,
        private val lhs: Expression,
        private val rhs: Expression,
    ) : Expression {
        override fun evaluate(): Double {
            val left = lhs.evaluate()
            val right = rhs.evaluate()
            return when (symbol) {
                "+" -> left + right
                "-" -> left - right
                "*" -> left * right
                else -> if (right == 0.0) throw ExpressionException.DivisionByZero() else left / right
            }
        }
    }

    companion object {
        fun parse(text: String): Expression = Parser(tokenize(text)).parse()
    }
}

private val NUMBER = Regex("""[0-9]+(?:\.[0-9]+)?""")

private fun tokenize(text: String): List<String> = buildList {
    var index = 0
    while (index < text.length) {
        val token = when (text[index]) {
            in " +-*/()" -> text[index].toString()
            in '0'..'9' -> NUMBER.find(text, index)!!.value
            else -> throw ExpressionException.Syntax()
        }
        if (token != " ") add(token)
        index += token.length
    }
}

private class Parser(tokens: List<String>) {
    private val tokens = ArrayDeque(tokens)

    fun parse(): Expression = sum().also {
        if (tokens.isNotEmpty()) throw ExpressionException.Syntax()
    }

    private fun sum(): Expression = chain("+", "-") { product() }

    private fun product(): Expression = chain("*", "/") { unary() }

    private fun chain(vararg symbols: String, operand: () -> Expression): Expression {
        var result = operand()
        while (tokens.firstOrNull() in symbols) {
            result = Expression.Binary(tokens.removeFirst(), result, operand())
        }
        return result
    }

    private fun unary(): Expression {
        val token = tokens.removeFirstOrNull()
        return when {
            token == "-" -> Expression.Negated(unary())
            token == "(" -> sum().also { expect(")") }
            token != null && token.first() in '0'..'9' -> Expression.Number(token.toDouble())
            else -> throw ExpressionException.Syntax()
        }
    }

    private fun expect(symbol: String) {
        if (tokens.removeFirstOrNull() != symbol) throw ExpressionException.Syntax()
    }
}
