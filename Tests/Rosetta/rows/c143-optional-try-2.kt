fun f(): Int? = runCatching { a() }.getOrNull()
fun g() { val n = runCatching { a() }.getOrNull()
    if (n != null) use(n) }
