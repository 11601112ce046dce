class Diary {
  var pages: [String] = []

  func log(_ page: String) {
    pages.append(page)
    save(pages)
  }

  func note(_ page: String) {
    prepare(page)
    log(page)
  }
}
