class Archive(val engine: Engine) {
    fun write(path: String, secret: ByteArray, options: WriteOptions) {
        engine.write(path, options.toEngine(), secret)
    }
}
