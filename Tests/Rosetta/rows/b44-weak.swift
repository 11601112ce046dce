final class Child { weak var parent: Parent?
  func up() { parent?.notify() } }
