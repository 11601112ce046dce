func load(progress: ((Int) -> Void)?) {
  progress?(1)
}
