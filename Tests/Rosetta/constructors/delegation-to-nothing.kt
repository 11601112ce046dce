class Query() {
    private var text: String? = null
    private var page: Int? = null

    constructor(text: String) : this() {
        this.text = text + "*"
    }
}
