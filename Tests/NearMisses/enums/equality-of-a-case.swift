enum Upload: Equatable {
    case byUser(data: Data, name: String?)
    case byOwner(counter: Int, limit: Int)
}
