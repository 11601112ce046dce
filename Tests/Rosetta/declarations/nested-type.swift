class Request {
  struct Options {
    let timeout: Int
  }

  let options: Options

  init(options: Options) {
    self.options = options
  }
}
