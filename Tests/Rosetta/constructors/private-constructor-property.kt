class Presenter(private val title: String)
