class Flags(private val prefs: SharedPreferences) {
    val hasAsked: Boolean get() = prefs.getBoolean("asked", false)
}
