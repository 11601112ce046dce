class Screen {
    lateinit var presenter: Presenter
}

class Presenter
