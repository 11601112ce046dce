class Record(private val store: Store) {
    fun hide() {
        store.set("hidden", true)
    }

    fun row(uid: String, failed: Boolean): Row =
        Row(uid = uid, failed = failed, foreign = true, name = "a")
}
