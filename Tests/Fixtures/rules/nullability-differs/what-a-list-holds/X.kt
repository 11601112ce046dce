class Watcher {
    fun apply(rules: List<Rule?>, completion: ((RuleError) -> Unit)?) {
        keep(rules)
    }
}
