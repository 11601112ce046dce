internal class Tile(
//~ info missing-value-equality
  val name: String,
)

class Stone(
//~ missing-value-equality
  val name: String,
)
