class Reader {
    fun read(answer: Answer): Int {
        log(answer)
        val bytes = answer.bytes() ?: throw ReadFault.Empty
        //~ info statement-missing: `val bytes = answer.bytes() ?: throw ReadFault.Empty` has no counterpart in Swift
        keep(bytes)
        //~ statement-missing: `keep(bytes)`
        return answer.count()
    }
}
