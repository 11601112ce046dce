suspend fun load(): String {
    return suspendCoroutine { continuation ->
        start { text ->
            continuation.resume(text)
        }
    }
}

fun start(callback: (String) -> Unit) {
}
