class Cache(private val service: Service) {
    fun load(id: String) {
        service.details(id) { details ->
            store(details)
        }
    }
    fun store(details: Details) {}
}
