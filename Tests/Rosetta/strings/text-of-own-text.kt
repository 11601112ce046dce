class Badge {
    var title: String = ""

    fun show() {
        val prefix = "Dr."
        print(title, prefix)
    }
}
