protocol Runner {
  func run()
}

class Job: Runner {
  func run() {
  }
}
