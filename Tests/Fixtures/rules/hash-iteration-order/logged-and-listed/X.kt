class Report {
    fun log(params: Map<String, Int>) {
        logger.debug("sent $params")
    }

    fun names(ages: Map<String, Int>): Set<String> {
        return ages.keys.toSet()
    }

    fun rows(tags: List<String>, colors: List<Color>): List<Row> {
        return tags.zip(colors).map { Row(it.first, it.second) }
    }
}
