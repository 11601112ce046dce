package com.example.ledger

sealed class ParseError : Exception() {
    object NotANumber : ParseError()
}

/** Numbers as people write them. */
class AmountParser(val scanner: IScanner) {

    @Throws(ParseError::class)
    fun cents(text: String): Int {
        val parts = scanner.parts(text)
        if (parts.size > 2) {
            throw ParseError.NotANumber
        }
        return parts.size
    }

    fun total(texts: List<String>): Int {
        var sum = 0
        for (text in texts) {
            sum += cents(text)
        }
        return sum
    }
}
