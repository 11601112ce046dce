struct Options {
  var retries: Int = 3
  var verbose: Bool = false
}
