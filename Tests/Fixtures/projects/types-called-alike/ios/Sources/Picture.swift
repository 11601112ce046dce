struct Picture {
//~ info missing-file
    let url: String
    let hash: String?
}
