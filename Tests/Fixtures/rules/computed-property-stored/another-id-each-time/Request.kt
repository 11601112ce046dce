class Request {
    val id: String
    //~ computed-property-stored: a new one at every read
        get() = UUID.randomUUID().toString()
    val startedAt = Instant.now()
    val name: String
        get() = id.uppercase()
}
