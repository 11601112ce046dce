struct Mark: Hashable {
    let x: Int
    let y: Int
}
