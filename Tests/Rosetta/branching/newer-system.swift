func isOwn(_ place: URL, _ home: URL) -> Bool {
    if #available(iOS 16, *) {
        return place.host() == home.host()
    }
    return place.host == home.host
}
func title() -> String {
    if #unavailable(iOS 15) {
        return "old"
    }
    return "new"
}
