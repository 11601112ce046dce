class Feed {
  fun names(rows: List<String>): List<String> {
    return rows.distinct()
  }
}
