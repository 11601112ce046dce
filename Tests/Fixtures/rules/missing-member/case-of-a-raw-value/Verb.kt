enum class Verb(val value: String) {
    OPEN_DOOR("open_door"),
    CLOSE_DOOR("close_door");

    companion object {
        fun hasVerb(verb: String): Boolean {
            //~ info missing-member: `hasVerb(verb:)`
            return entries.map { it.value }.contains(verb)
        }
    }
}
