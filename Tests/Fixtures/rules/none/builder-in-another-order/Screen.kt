class Screen {
    fun show(intent: Intent) {
        val alert = Alert.Builder(top).setImage(intent.image).setTitle(intent.title).setMessage(intent.message)
        alert.show()
    }
}
