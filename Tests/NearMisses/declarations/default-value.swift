struct Options {
  var retries: Int = 3
}
