func start() {
  run(delay: 3) {
    finish()
  }
}

func run(delay: Int, action: () -> Void) {
}

func finish() {
}
