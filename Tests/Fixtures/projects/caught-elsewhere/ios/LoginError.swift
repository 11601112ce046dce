enum LoginError: Error {
    case wrongPassword
    case locked(until: Int)
    case offline
}
