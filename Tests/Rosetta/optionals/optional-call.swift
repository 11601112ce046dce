func finish(callback: ((Int) -> Void)?) {
  callback?(3)
}
