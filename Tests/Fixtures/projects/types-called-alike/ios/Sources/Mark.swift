struct Mark: Hashable {
//~ info missing-file
    let x: Int
    let y: Int
}
