sealed class Screen {
    data object Loading : Screen()
    data class Loaded(val rows: List<String>, val hasMore: Boolean) : Screen()
}

class Feed {
    var screen: Screen = Screen.Loading
        private set
    private var isAsking = false

    fun ask(index: Int) {
        val loaded = this.screen as? Screen.Loaded ?: return
        if (!loaded.hasMore || isAsking) return
        if (index < loaded.rows.size - 3) return
        isAsking = true
    }

    val rows: List<String>
        get() = (screen as? Screen.Loaded)?.rows.orEmpty()
}
