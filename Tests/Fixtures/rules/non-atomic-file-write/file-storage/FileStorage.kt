class FileStorage(private val folder: File) {
    fun write(data: ByteArray, name: String) {
        val file = File(folder, name)
        val stream = FileOutputStream(file)
        //~          ^^^^^^^^^^^^^^^^^^^^^^ non-atomic-file-write
        stream.write(data)
        stream.close()
    }

    fun exists(name: String): Boolean {
        return File(name).exists()
    }
}
