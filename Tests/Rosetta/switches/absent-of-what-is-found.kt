enum class Lamp { ON, OFF }

fun caption(id: String): String = when (lookUp(id)) {
    Lamp.ON -> "Shining"
    Lamp.OFF -> "Dark"
    null -> "No lamp $id"
}
