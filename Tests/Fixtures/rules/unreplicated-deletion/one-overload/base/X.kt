class Journal {
    fun note(text: String) { println("text " + text) }
    fun note(number: Int) { println("number $number") }
    fun note(flag: Boolean) { println("flag $flag") }
}
