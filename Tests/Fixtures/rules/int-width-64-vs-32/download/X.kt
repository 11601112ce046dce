data class Download(
    val name: String,
    val totalBytes: Int,
    //~ int-width-64-vs-32
)
class Downloads {
    fun remaining(downloads: List<Download>, elapsedMillis: Int): Int { return downloads.size }
    //~                                      ^^^^^^^^^^^^^ int-width-64-vs-32
}
