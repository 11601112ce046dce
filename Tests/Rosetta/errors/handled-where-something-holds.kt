fun load() {
  try { fetch() } catch (e: Refused) {
    if (e.status != 404) throw e
    note()
  }
}
