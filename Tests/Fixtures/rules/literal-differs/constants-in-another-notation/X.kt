class Tone(val name: String) {
    companion object {
        val a = Tone(name = "NoteA")
        val b = Tone(name = "NoteB")
        val c = Tone(name = "NoteC")
        val d = Tone(name = "NoteD")
        val e = Tone(name = "NoteE")
        val f = Tone(name = "NoteF")
        val g = Tone(name = "NoteG")
        val h = Tone(name = "NoteH")
        val i = Tone(name = "NoteI")
        val j = Tone(name = "NoteJ")
    }
}
