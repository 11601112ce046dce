fun address(method: Method): String? = when (method) {
  Method.EMAIL -> masked ?: throw SendError.NoAddress
  Method.TEXT -> "text"
}
