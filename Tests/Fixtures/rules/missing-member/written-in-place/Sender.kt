class Sender {
  var endpoint: String = ""

  fun send(text: String): Boolean {
    if (isEndpointCustom()) return post(text)
    return false
  }

  private fun isEndpointCustom(): Boolean = endpoint.isNotEmpty()

  private fun post(text: String): Boolean = text.isNotEmpty()
}
