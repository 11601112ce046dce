class Sessions {
    val byName: ConcurrentHashMap<String, Session> = ConcurrentHashMap()
}
