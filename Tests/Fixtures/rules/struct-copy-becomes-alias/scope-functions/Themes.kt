data class Theme(var name: String, var isDark: Boolean) {
//~ info value-type-becomes-reference
  fun dark(): Theme = apply { isDark = true }
  //~ struct-copy-becomes-alias
}
class Themes {
  private var theme = Theme(name = "a", isDark = false)
  private val all = mutableListOf<Theme>()
  fun preview(): Theme = theme.apply {
    isDark = true
    //~ struct-copy-becomes-alias: in Kotlin it is `theme` itself
    name = "x"
  }
  fun darkened(): List<Theme> {
    return all.map {
      it.isDark = true
      //~ struct-copy-becomes-alias: an element of `all`
      it
    }
  }
  // Both change the theme itself.
  fun start() {
    theme.apply {
      isDark = true
      name = "start"
    }
  }
}
