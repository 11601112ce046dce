func count(_ result: Load) -> Int {
    switch result {
    case .loaded(let data): return data.count + data.extra
    case .failed(let error): return error.code
    case .idle: return 0
    }
}
