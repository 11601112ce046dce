sealed class UploadError(message: String) : Exception(message) {
    object Offline : UploadError("You are offline.")
    data class TooLarge(val limit: Int) : UploadError("More than $limit MB.")
}
