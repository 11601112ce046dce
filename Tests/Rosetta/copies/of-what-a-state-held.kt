data class Form(val name: String = "", val error: String? = null, val hint: String? = null)

class Editor : ViewModel() {
    private val _form = MutableStateFlow(Form())
    val form = _form.asStateFlow()

    fun check(): Boolean {
        val current = _form.value
        val error = ask(current.name)
        val hint = ask(current.name + "?")
        _form.value = current.copy(error = error, hint = hint)
        return error == null
    }
}
