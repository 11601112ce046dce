class Report {
    fun key(params: Map<String, Int>): String {
        return params.toString()
    }

    fun address(params: Map<String, Int>): String {
        val url = "https://example.com/?$params"
        return url
    }

    fun names(ages: Map<String, Int>): List<String> {
        return ages.keys.toList()
    }

    fun rows(tags: Set<String>, colors: List<Color>): List<Row> {
        return tags.zip(colors).map { Row(it.first, it.second) }
    }
}
