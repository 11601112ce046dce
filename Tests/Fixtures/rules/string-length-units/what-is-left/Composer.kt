class Composer {
    private val maxLength = 280
    private var text = ""
    private val rows = mutableListOf<Person>()

    val remaining: Int
        get() = maxLength - text.length
    //~                     ^^^^^^^^^^^ string-length-units

    fun isValid(comment: String): Boolean {
        return comment.length > 0 && comment.length < 500
        //~                          ^^^^^^^^^^^^^^ string-length-units
    }

    fun ordered(): List<Person> {
        return rows.sortedBy { it.name }
        //~ string-length-units: orders by UTF-16 units
    }

    fun isEmpty(comment: String): Boolean {
        return comment.length == 0
    }
}
