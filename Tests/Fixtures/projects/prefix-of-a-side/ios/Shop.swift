struct Shop {
    let name: String
    let street: String
}
