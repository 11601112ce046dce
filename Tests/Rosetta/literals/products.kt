object Limits {
    const val FRESHNESS = 86_400
    const val BLOCK = 4096
    const val FLAGS = 8
}
