class Screen {
    func show(_ intent: Intent) {
        let alert = Alert.Builder(root: top).setTitle(intent.title).setImage(intent.image).setMessage(intent.message)
        alert.show()
    }
}
