sealed class UploadException : Exception() {
    class AbortedException(message: String? = null) : UploadException()
    class RejectedException(val reason: String) : UploadException()
}
