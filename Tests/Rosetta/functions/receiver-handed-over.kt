data class Snapshot(val age: Int, val isPinned: Boolean)

class Repository {
    private val limit = 900

    fun state(snapshot: Snapshot?): String {
        if (snapshot == null) return "none"
        if (snapshot.isFresh()) return "fresh"
        return snapshot.label("en")
    }

    private fun Snapshot.isFresh(): Boolean {
        if (isPinned) return true
        return age < limit
    }

    private fun Snapshot.label(language: String): String {
        val shown = if (this.age > limit) "old" else "stale"
        return shown + ":" + language
    }
}

data class Rule(val key: String)

class Evaluator {
    fun passes(rules: List<Rule>, context: Map<String, String>): Boolean = rules.all { it.holdsIn(context) }

    private fun Rule.holdsIn(context: Map<String, String>): Boolean {
        val value = context[key] ?: return false
        return value.isNotEmpty()
    }
}
