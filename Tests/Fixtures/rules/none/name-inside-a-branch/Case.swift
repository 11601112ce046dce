func show() {
    let line = load()
    if let text = line {
        draw(text)
    } else {
        none()
    }
}
