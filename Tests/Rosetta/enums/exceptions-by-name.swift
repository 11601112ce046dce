enum UploadError: Error {
    case aborted
    case rejected(reason: String)
}
