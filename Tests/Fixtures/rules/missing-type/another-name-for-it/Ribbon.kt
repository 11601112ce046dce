sealed interface RibbonIcon {
//~ info missing-type
  data class Asset(val name: String) : RibbonIcon
  data class Vector(val name: String) : RibbonIcon
}

class Ribbon(val title: String, val icon: RibbonIcon)
