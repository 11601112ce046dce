fun address(method: Method): String = when (method) {
  Method.EMAIL -> masked ?: throw SendError.NoAddress
  Method.TEXT -> directory.number(owner) ?: throw SendError.NoAddress
}
