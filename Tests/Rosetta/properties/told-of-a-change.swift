final class Session {
    var user: String? {
        didSet {
            if user != oldValue {
                store.clear()
            }
        }
    }
}
