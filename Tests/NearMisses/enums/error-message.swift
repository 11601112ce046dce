enum UploadError: LocalizedError {
    case offline

    var errorDescription: String? {
        switch self {
        case .offline: return "You are offline."
        }
    }
}
