func forget(_ ids: [String]) {
    for id in ids where entries[id] != nil {
        drop(id)
    }
}
var entries: [String: Int] = [:]
