fun resume(reference: Reference): (Uri) -> Boolean {
    return { url -> reference.get()?.resume(url) ?: false }
}
