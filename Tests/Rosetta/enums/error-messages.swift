enum UploadError: LocalizedError {
    case offline
    case tooLarge(limit: Int)

    var errorDescription: String? {
        switch self {
        case .offline: return "You are offline."
        case .tooLarge(let limit): return "More than \(limit) MB."
        }
    }
}
