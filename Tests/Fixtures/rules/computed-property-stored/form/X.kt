class Service {
    private var isReady = false

    var name: String = ""
    val isValid: Boolean = name.isNotEmpty()
    //~ computed-property-stored

    fun start() {
        isReady = true
    }
}
