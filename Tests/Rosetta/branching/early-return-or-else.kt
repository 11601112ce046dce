fun save(isReady: Boolean, kind: Kind) {
    when (kind) {
        Kind.DRAFT -> keep()
        Kind.FINAL -> if (isReady) {
            write()
        } else {
            prepare()
            retry()
        }
    }
}

fun stop(isReady: Boolean) {
    if (!isReady) wait() else end()
}
