class Loader {
    fun draft(path: String): String? {
        try {
            return read(path)
        } catch (e: Exception) {
            //~  ^^^^^^^^^^^^ broad-catch-swallows: lets pass to the caller
            log(e)
            return null
        }
    }

    fun page(path: String): String? {
        try {
            return read(path)
        } catch (e: FileError) {
            log(e)
            return null
        }
    }
}
