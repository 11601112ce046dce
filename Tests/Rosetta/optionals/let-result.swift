func path(_ section: String?) -> String {
    if let section {
        return "/settings/\(section)"
    }
    return "/settings"
}

func note(_ body: String?) -> Note? {
    guard let body, !body.isEmpty else { return nil }
    return Note(body)
}

func link(_ url: String?) -> Link? {
    guard let url else { return nil }
    return Link(url)
}
