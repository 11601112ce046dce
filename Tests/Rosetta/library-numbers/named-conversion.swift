func take(_ permits: Int) -> Bool {
    let needed = Double(permits)
    guard tokens >= needed else { return false }
    tokens -= needed
    return true
}
