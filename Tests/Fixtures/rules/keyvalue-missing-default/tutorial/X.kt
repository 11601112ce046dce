class Service {
    private var isReady = false

    fun hasSeenTutorial(defaults: SharedPreferences): Boolean? {
        return defaults.getBoolean("tutorial", false)
        //~ keyvalue-missing-default
    }

    fun start() {
        isReady = true
    }
}
