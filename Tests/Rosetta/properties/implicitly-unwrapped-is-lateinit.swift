class Screen {
  var presenter: Presenter!
}

class Presenter {
}
