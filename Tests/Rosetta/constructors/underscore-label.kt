class Label(val text: String)

fun make(): Label {
    return Label("hello")
}
