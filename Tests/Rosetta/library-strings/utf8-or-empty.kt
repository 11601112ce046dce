fun text(data: ByteArray): String = String(data, Charsets.UTF_8)
