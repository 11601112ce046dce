class Reader {
  private var _page: Int = 0

  var page: Int {
    get { return max(_page, 1) }
    set { _page = newValue * 2 }
  }
}
