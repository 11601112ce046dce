struct Wizard {
  private(set) var step = 0
  mutating func next() {
    step += 1
  }
}
struct Settings {
  var theme: String
  static let standard = Settings(theme: "light")
}
final class Flow {
  private var wizard = Wizard()
  private var history: [Wizard] = []
  private var settings = Settings.standard
  func advance() {
    history.append(wizard)
    wizard.next()
  }
  func ghost() -> Wizard {
    let start = wizard
    wizard.next()
    return start
  }
  func choose(theme: String) {
    settings.theme = theme
  }
  func restart() {
    history.append(wizard)
    wizard = Wizard()
    wizard.next()
  }
}
