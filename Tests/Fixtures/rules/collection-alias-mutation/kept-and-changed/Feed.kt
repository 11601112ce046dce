data class Player(var score: Int)
//~ info value-type-becomes-reference

class Feed {
  private var all: MutableList<String> = mutableListOf()
  private var shown: MutableList<String> = mutableListOf()
  private val board = mutableListOf<Int>()
  private val boards = mutableListOf<List<Int>>()
  private val players: MutableList<Player> = mutableListOf()
  private var saved: List<Player> = listOf()
  private var titles: MutableList<String> = mutableListOf()
  private var drawn: List<String> = listOf()
  fun reset() {
    shown = all
    //~ collection-alias-mutation: What `shown = all` keeps is a copy
  }
  fun hide(id: String) {
    shown.removeAll { it == id }
  }
  fun push() {
    boards.add(board)
    //~ collection-alias-mutation
    board[0] = 1
  }
  fun save() {
    saved = players
    //~ collection-alias-mutation
  }
  fun win() {
    players[0].score += 1
  }
  // Nobody changes this list; it is replaced.
  fun draw() {
    drawn = titles
  }
  fun replace(titles: MutableList<String>) {
    this.titles = titles
  }
}
