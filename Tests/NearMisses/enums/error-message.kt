sealed class UploadError(message: String) : Exception(message) {
    object Offline : UploadError("No connection.")
}
