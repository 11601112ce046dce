data class Page(val size: Int)
