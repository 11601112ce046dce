class Config {
  var limit: Int = 10
}
