final class Views {
    private var views: [String: View] = [:]
    func view(_ id: String) -> View {
        if let known = views[id] {
            return known
        }
        let made = View(id)
        made.prepare()
        views[id] = made
        return made
    }
}
