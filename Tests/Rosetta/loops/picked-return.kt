class Rules(val rules: List<Rule>) {
    fun answer(user: User): String {
        val rule = rules.firstOrNull { it.fits(user) }
        return if (rule != null) {
            rule.answer
        } else {
            "none"
        }
    }

    fun price(name: String): Int {
        for (rule in rules) {
            if (rule.name == name) return rule.price
        }
        throw RuleError.Missing
    }
}
