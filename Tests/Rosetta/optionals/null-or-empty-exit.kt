fun send(rules: List<Int>?, isReady: Boolean) {
    if (!isReady || rules.isNullOrEmpty()) {
        done()
        return
    }
    use(rules)
}

fun label(name: String?): String {
    if (name.isNullOrEmpty()) return "none"
    return name
}
