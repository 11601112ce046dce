struct Tag {
    let name: String
}

func == (lhs: Tag, rhs: Tag) -> Bool {
    return lhs.name == rhs.name
}

struct Mark {
    let name: String
}

enum Progress: Equatable {
    case idle
    case loaded(count: Int)
    case failed(String)
}
