import Foundation

struct Cards {
  func region(projectId: String) -> String {
    return String(projectId.dropFirst(1).prefix(4))
  }
  func last(card: String) -> String {
    return String(card.suffix(4))
  }
}
