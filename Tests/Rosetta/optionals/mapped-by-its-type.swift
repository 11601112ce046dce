func make(_ avatar: String?, _ note: Note?) -> Row {
    let image = avatar.map { Image(url: $0, size: 64) }
    return Row(image, note.map(render))
}
