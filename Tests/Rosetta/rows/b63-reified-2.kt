inline fun <reified T> decode(text: String): T = reader.read(T::class, text)
fun user(text: String): User = decode<User>(text)
