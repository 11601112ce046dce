interface Library {
    fun search(author: String? = null, year: Int? = null): List<String>
    //~ info missing-parameter: year
    fun list(author: String? = null, publisher: String? = null): List<String>
    //~ info missing-parameter: author
}
