struct Player {
  var score: Int
}
final class Feed {
  private var all: [String] = []
  private var shown: [String] = []
  private var board: [Int] = []
  private var boards: [[Int]] = []
  private var players: [Player] = []
  private var saved: [Player] = []
  private var titles: [String] = []
  private var drawn: [String] = []
  func reset() {
    shown = all
  }
  func hide(id: String) {
    shown.removeAll { $0 == id }
  }
  func push() {
    boards.append(board)
    board[0] = 1
  }
  func save() {
    saved = players
  }
  func win() {
    players[0].score += 1
  }
  func draw() {
    drawn = titles
  }
  func replace(titles: [String]) {
    self.titles = titles
  }
}
