class View {
    var title: String = ""
}

fun rename(view: View?) {
    view?.title = "Home"
}
