enum Load {
    case loaded(Int)
    case failed(String)
}

func total(_ result: Load, extra: Int) -> Int {
    switch result {
    case .loaded(let count): return count + extra
    case .failed(let message): return message.count
    }
}
