struct Owner {
//~ info missing-file
    let name: String
}
