package io.beacon.flags

data class Rule(
    val id: String,
    val rank: Int,
    val isArchived: Boolean,
    val variation: String,
    val segments: Set<String>,
)

class RuleEngine(private val segments: SegmentStore) {

    private var rules: List<Rule> = emptyList()

    fun load(newRules: List<Rule>) {
        rules = newRules.filterNot { it.isArchived }
    }

    fun variation(userId: String): String? {
        val memberships = segments.memberships(userId)
        return rules.firstOrNull { rule ->
            rule.segments.isEmpty() || rule.segments.any { it in memberships }
        }?.variation
    }

    val ruleIds: Set<String>
        get() = rules.map { it.id }.toSet()

    fun usesSegment(segment: String): Boolean =
        rules.any { segment in it.segments }
}
