struct Theme {
  var name: String
  var isDark: Bool
  func dark() -> Theme {
    var copy = self
    copy.isDark = true
    return copy
  }
}
final class Themes {
  private var theme = Theme(name: "a", isDark: false)
  private var all: [Theme] = []
  func preview() -> Theme {
    var shown = theme
    shown.isDark = true
    shown.name = "x"
    return shown
  }
  func darkened() -> [Theme] {
    return all.map {
      var copy = $0
      copy.isDark = true
      return copy
    }
  }
  func start() {
    theme.isDark = true
    theme.name = "start"
  }
}
