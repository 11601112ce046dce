enum MappingError: Error, Equatable {
    case missing(String)
    case invalid
}
