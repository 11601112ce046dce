fun <T : Any> decode(type: KClass<T>, text: String): T = reader.read(type, text)
fun user(text: String): User = decode(User::class, text)
