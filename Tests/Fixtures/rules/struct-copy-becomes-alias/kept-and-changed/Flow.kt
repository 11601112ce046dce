class Wizard {
  var step = 0
    private set
  fun next() {
    step += 1
  }
}
data class Settings(var theme: String) {
//~ info value-type-becomes-reference
  companion object {
    val standard = Settings(theme = "light")
  }
}
class Flow {
  private var wizard = Wizard()
  private val history = mutableListOf<Wizard>()
  private val settings = Settings.standard
  //~ struct-copy-becomes-alias: `settings` is a copy in Swift; in Kotlin it is `Settings.standard` itself
  fun advance() {
    history.add(wizard)
    //~ struct-copy-becomes-alias: What `history.add(wizard)` keeps is a copy
    wizard.next()
  }
  fun ghost(): Wizard {
    val start = wizard
    wizard.next()
    //~ struct-copy-becomes-alias
    return start
  }
  fun choose(theme: String) {
    settings.theme = theme
  }
  // Another wizard takes the place of the kept one.
  fun restart() {
    history.add(wizard)
    wizard = Wizard()
    wizard.next()
  }
}
