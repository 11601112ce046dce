enum BookMode: String {
    case once
    case always
}
