package net.gridcalc.formula

sealed class FormulaError : Exception() {
    object Malformed : FormulaError()
    data class UnknownCell(val name: String) : FormulaError()
    object DivisionByZero : FormulaError()
}

class FormulaEvaluator(private val cellValue: (String) -> Double?) {

    fun evaluate(formula: String): Double {
        val parser = Parser(formula, cellValue)
        val value = parser.expression()
        if (parser.peek() != null) throw FormulaError.Malformed
        return value
    }
}

private class Parser(private val input: String, private val cellValue: (String) -> Double?) {
    private var position = 0

    fun peek(): Char? {
        while (input.getOrNull(position) == ' ') position++
        return input.getOrNull(position)
    }

    fun expression(): Double {
        var value = term()
        while (true) {
            value = when {
                accept('+') -> value + term()
                accept('-') -> value - term()
                else -> return value
            }
        }
    }

    private fun term(): Double {
        var value = factor()
        while (true) {
            value = when {
                accept('*') -> value * factor()
                accept('/') -> {
                    val divisor = factor()
                    if (divisor == 0.0) throw FormulaError.DivisionByZero
                    value / divisor
                }
                else -> return value
            }
        }
    }

    private fun factor(): Double = when {
        accept('-') -> -factor()
        accept('(') -> expression().also { if (!accept(')')) throw FormulaError.Malformed }
        else -> when (peek()) {
            in '0'..'9' -> number()
            in 'A'..'Z' -> cell()
            else -> throw FormulaError.Malformed
        }
    }

    private fun number(): Double {
        val start = position
        skip('0'..'9')
        if (input.getOrNull(position) == '.') {
            position++
            if (skip('0'..'9') == 0) throw FormulaError.Malformed
        }
        return input.substring(start, position).toDouble()
    }

    private fun cell(): Double {
        val start = position
        skip('A'..'Z')
        if (skip('0'..'9') == 0) throw FormulaError.Malformed
        val name = input.substring(start, position)
        return cellValue(name) ?: throw FormulaError.UnknownCell(name)
    }

    private fun accept(expected: Char): Boolean =
        (peek() == expected).also { if (it) position++ }

    private fun skip(range: CharRange): Int {
        val start = position
        while (position < input.length && input[position] in range) position++
        return position - start
    }
}
