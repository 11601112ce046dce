func open(at date: Date, url: URL) {
}
