func path(_ section: String?) -> String {
    if let section {
        return "/settings/\(section)"
    }
    return "/settings"
}

func content(_ address: String?) -> Content? {
    guard let address else { return nil }
    return Content(address)
}

func body(_ text: String?) -> Content? {
    guard let text, !text.isEmpty else { return nil }
    return Content(text)
}

func avatar(_ id: String) -> Image? {
    guard let user = users.find(id) else { return nil }
    let name = user.name
    return images.named(name)
}
