fun seen(settings: SharedPreferences): Boolean {
    return settings.getBoolean("seen", true)
}
