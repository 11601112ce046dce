fun title(id: String): Title = store.title(id) ?: load(id)
