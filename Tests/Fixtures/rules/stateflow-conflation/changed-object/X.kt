data class Form(var name: String = "", val tags: MutableList<String> = mutableListOf())
//~ info value-type-becomes-reference

data class Row(val id: Int, var isOn: Boolean = false)
//~ info value-type-becomes-reference

class ProfileModel : ViewModel() {
    private val _form = MutableStateFlow(Form())
    val form: StateFlow<Form> = _form
    private val _draft = MutableStateFlow(Form())
    val draft: StateFlow<Form> = _draft
    private val _search = MutableStateFlow(Form())
    val search: StateFlow<Form> = _search
    private val _rows = MutableStateFlow<List<Row>>(emptyList())
    val rows: StateFlow<List<Row>> = _rows

    fun rename(name: String) {
        val form = _form.value
        form.name = name
        _form.value = form
        //~ stateflow-conflation: changed in place
    }

    fun tag(tag: String) {
        _draft.value.tags.add(tag)
        //~ info stateflow-conflation: changed in place
    }

    fun look(name: String) {
        _search.update { it.name = name; it }
        //~ stateflow-conflation: changed in place
    }

    fun toggle(index: Int) {
        val next = _rows.value.toMutableList()
        next[index].isOn = true
        _rows.value = next
        //~ stateflow-conflation: changed in place
    }
}
