class Config {
  let limit: Int = 10
}
