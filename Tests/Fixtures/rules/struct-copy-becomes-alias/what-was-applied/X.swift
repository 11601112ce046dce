struct Filter {
    var text = ""
    var isOpen = false
}

final class FilterEditor {
    private var draft = Filter()
    private var applied = Filter()

    func setText(_ text: String) {
        draft.text = text
    }

    func apply() {
        applied = draft
    }

    func discard() {
        draft = applied
    }
}
