class Screen {
    fun show(intent: Intent) {
        val alert = Alert.Builder(top).setImage(intent.image).setTitle(intent.title).setMessage(intent.text)
        //~ info call-differs: `message` in Swift is `text` in Kotlin
        alert.show()
    }
}
