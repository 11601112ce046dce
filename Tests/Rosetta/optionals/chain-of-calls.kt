class View {
    fun hide() {
    }
}

class Presenter {
    var view: View? = null

    fun dismiss() {
        view?.hide()
    }
}
