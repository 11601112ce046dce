class Query {
    var text: String = "a"

    fun append(text: String) {
        this.text = this.text + "*"
    }
}
