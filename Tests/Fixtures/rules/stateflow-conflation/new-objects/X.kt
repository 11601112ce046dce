data class Form(val name: String = "")

data class Row(val id: Int, val isOn: Boolean = false)

class Session {
    var token = ""
}

data class Quiet(var name: String = "")

class ProfileModel : ViewModel() {
    private val _form = MutableStateFlow(Form())
    val form: StateFlow<Form> = _form
    private val _rows = MutableStateFlow<List<Row>>(emptyList())
    val rows: StateFlow<List<Row>> = _rows
    private val _session = MutableStateFlow(Session())
    val session: StateFlow<Session> = _session
    private val quiet = MutableStateFlow(Quiet())

    fun rename(name: String) {
        _form.value = _form.value.copy(name = name)
    }

    fun toggle(index: Int) {
        val next = _rows.value.toMutableList()
        next[index] = next[index].copy(isOn = true)
        _rows.value = next
    }

    fun renew(token: String) {
        _session.value.token = token
    }

    fun hush(name: String) {
        quiet.value.name = name
    }
}
