func name(of text: String) -> String {
    guard let item: Item = parse(text) else { return "none" }
    return item.name
}

func show(_ text: String) {
    if let item: Item = parse(text) {
        draw(item)
        count(item)
    }
}
