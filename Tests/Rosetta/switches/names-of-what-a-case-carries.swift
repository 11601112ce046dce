func open(_ link: Link) {
    switch link {
    case let .image(url, width):
        let scale = width / 2
        draw(url, scale)
    case .text(let body):
        write(body)
        log += body
    case .none:
        return
    }
}

enum Link { case image(url: String, width: Int), text(body: String), none }
