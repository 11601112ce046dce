struct Domain {
  let id: String

  func remove() {
    service.remove(domainId: id)
    //~ call-differs
  }

  func verify(code: String) {
    service.verify(domainId: id, code: code)
    //~ info call-differs
  }

  func rename(to name: String) {
    service.rename(domainId: id, name: name)
    //~ call-differs: `rename(domainId: id, name: name)` in Swift
  }
}
