func left(_ limit: Int, _ used: Int) -> Int {
    limit > used ? limit - used : 0
}
