fun Journal.announce() {
    for (entry in this.entries) {
        tell(entry.key, entry.value)
    }
}
