/// Each app names itself, hands its values over by name, and has its own word for a raw value.
struct Shelf {
  let library = "shelves-swift"
  let title: String
  let detail: String

  init(title: String, detail: String) {
    self.title = title
    self.detail = detail
  }

  func empty() -> Shelf { Shelf(title: "none", detail: "nothing") }

  func key(step: Step) -> String { step.rawValue }
}

enum Step: String {
  case first = "one"
  case second = "two"
}
