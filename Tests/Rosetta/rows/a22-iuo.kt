class Screen {
    lateinit var presenter: Presenter
    fun show() { presenter.load() }
}
