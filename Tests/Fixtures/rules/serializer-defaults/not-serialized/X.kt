data class Filter(val language: String = "en")
@Serializable
data class Page(val number: Int, val next: String? = null)
