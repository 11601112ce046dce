fun save(id: String) {
    keep(stamp(), text(id) ?: return)
}
