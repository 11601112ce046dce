object Waits {
    val retry: Long = 2010L
    val fade: Long = 570L
    val scroll: Long = 1005L
}
