fun save(settings: SharedPreferences) {
    settings.edit().putBoolean("seen", true).apply()
}

fun load(settings: SharedPreferences): Boolean {
    return settings.getBoolean("seen", false)
}
