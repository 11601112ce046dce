enum class Kind(val value: String) {
    MAIL("mail"), CALL("call")
}

class Feed {
    private val byValue = Kind.entries.associateBy { it.value }

    fun kind(name: String): Kind? {
        return byValue.getValue(name)
        //~    ^^^^^^^^^^^^^^^^^^^^^^ enum-unknown-value
    }
}
