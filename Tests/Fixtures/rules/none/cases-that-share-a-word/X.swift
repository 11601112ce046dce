enum Failure: Error {
    case badRequest
    case timeout
    case offline
}

func isFatal(_ failure: Failure) -> Bool { failure == .offline }
