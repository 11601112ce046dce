class QZRuleChecker {
    fun matchAny(tags: List<String>, rule: String): Boolean {
        for (tag in tags) {
            if (tag == rule) return true
        }
        return true
    }

    fun matchAll(tags: List<String>, rule: String): Boolean {
        for (tag in tags) {
            if (tag != rule) return false
        }
        return true
    }
}
