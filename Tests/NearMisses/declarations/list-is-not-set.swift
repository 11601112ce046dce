func find(ids: [String]) {
}
