class Domain(val id: String) {
    fun remove() {
        service.remove(domainId = id, sessionId = currentSessionId())
    }

    fun verify(code: String) {
        service.verify(domainId = id, code = code, sessionId = currentSessionId())
    }

    fun rename(name: String) {
        service.rename(domainId = id, name = name, isForced = true)
    }
}
