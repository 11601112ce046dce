class View {
  var title: String = ""
}

func rename(view: View?) {
  view?.title = "Home"
}
