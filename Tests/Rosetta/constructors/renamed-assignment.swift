class Header {
  let name: String

  init(title: String) {
    name = title
  }
}
