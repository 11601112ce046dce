class Request {
    enum class Priority {
        LOW,
        HIGH
    }
}
