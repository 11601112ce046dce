enum Reply {
    case text(line: String)
    case none
}

func show(_ reply: Reply) -> Int {
    switch reply {
    case .text(let line) where line.isBlank: return 0
    case .text: return 1
    case .none: return 2
    }
}
