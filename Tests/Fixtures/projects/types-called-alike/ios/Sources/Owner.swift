struct Owner {
    let name: String
}
