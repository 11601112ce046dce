data class Filter(var text: String = "", var isOpen: Boolean = false)
//~ info value-type-becomes-reference: text

class FilterEditor {
    private var draft = Filter()
    private var applied = Filter()

    fun setText(text: String) {
        draft.text = text
    }

    fun apply() {
        applied = draft
        //~ struct-copy-becomes-alias
    }

    fun discard() {
        draft = applied.copy()
    }
}
