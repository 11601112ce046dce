class Journal {
    fun note(text: String) { println("text " + text) }
    fun note(number: Int) { println("number $number") }
    //~ unreplicated-deletion: Swift deleted `note(_:)`; Kotlin still has it
    fun note(flag: Boolean) { println("flag $flag") }
}
