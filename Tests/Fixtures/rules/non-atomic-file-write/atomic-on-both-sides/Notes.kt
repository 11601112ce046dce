class Notes {
    fun save(text: String, file: File) {
        val atomic = AtomicFile(file)
        val stream = atomic.startWrite()
        stream.write(text.toByteArray())
        atomic.finishWrite(stream)
    }

    fun note(text: String, file: File) {
        file.writeText(text)
    }
}
