class Service {
    private var isReady = false

    fun volume(defaults: SharedPreferences): Int {
        return defaults.getInt("volume", 0)
    }

    fun start() {
        isReady = true
    }
}
