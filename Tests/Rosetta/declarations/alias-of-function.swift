typealias Done = (Bool) -> Void

func run(done: @escaping Done) {
  done(true)
}
