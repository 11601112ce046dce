enum DepotError: Error {
    case ioError(message: String)
    case joinError(message: String)
    case lockError(message: String)
    //~ missing-case
}
