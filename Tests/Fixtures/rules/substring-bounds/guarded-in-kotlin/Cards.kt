class Cards {
  fun region(projectId: String): String {
    if (projectId.length >= 32) return projectId.substring(1..4)
    return ""
  }
  fun last(card: String): String {
    return if (card.length > 4) card.substring(card.length - 4) else card
  }
}
