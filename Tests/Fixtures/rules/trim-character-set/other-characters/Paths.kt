class Paths {
    fun plain(path: String): String {
        return path.trim()
        //~    ^^^^^^^^^^^ trim-character-set
    }

    fun isBlank(text: String): Boolean {
        return text.isBlank()
        //~    ^^^^^^^^^^^^^^ trim-character-set
    }

    fun slashes(path: String): String {
        return path.trim('/')
    }

    fun isMissing(text: String): Boolean {
        return text.isBlank()
    }
}
