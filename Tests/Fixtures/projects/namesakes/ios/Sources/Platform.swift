enum Platform {
    case macOS
    case tvOS
}
