fun f(): Int? = try { a() } catch (e: Exception) { null }
fun g() { runCatching { a() }.getOrNull()?.let { use(it) } }
