class Report {
    fun lines(totals: Map<String, String>): List<String> =
        totals.map { (key, value) -> join(value, key) }

    fun texts(totals: Map<String, String>): List<String> =
        totals.map { (v, k) -> join(k, v) }

    fun pairs(totals: Map<String, String>): List<String> =
        totals.map { (key, value) -> join(key, value) }
}
