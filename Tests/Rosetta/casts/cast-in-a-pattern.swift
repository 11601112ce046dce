func collect(_ entry: Entry, owner: String) {
    switch entry.detail {
    case let detail as Unknown:
        if detail.parts.contains(where: { $0.to == owner }) {
            show(owner)
        }
    case let other as Known:
        show(other.name)
    default:
        break
    }
}
