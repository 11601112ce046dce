fun upload(body: ByteArray): Int = body.size
