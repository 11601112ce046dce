class Parser {
    companion object {
        fun strict(): Parser {
            return Parser()
        }
    }
}

fun make(): Parser {
    return Parser.Companion.strict()
}
