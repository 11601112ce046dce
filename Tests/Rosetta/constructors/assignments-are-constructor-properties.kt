class Presenter(val title: String, val limit: Int)
