fun open(date: Instant, url: Uri) {
}
