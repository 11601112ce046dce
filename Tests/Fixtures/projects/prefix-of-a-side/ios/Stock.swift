struct Stock {
    let crates: Int
    let weight: Int
}

/// Has cases, where the other one of its name has none.
enum Grade {
    case low
    case high
}
