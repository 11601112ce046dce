struct Picture {
    let url: String
    let hash: String?
}
