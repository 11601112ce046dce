class DetailViewModel : ViewModel() {
    fun load() {
        api.fetch { result ->
            this.result = result
        }
    }

    fun names(users: List<User>): List<String> {
        return users.map { it.name }
    }
}

class Cache {
    fun warm() {
        handler.post {
            store.fill()
        }
    }
}
