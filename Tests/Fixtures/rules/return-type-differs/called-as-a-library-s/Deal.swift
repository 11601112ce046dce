public struct Deal {
  public let unit: Unit

  public enum Unit {
    case day, week
  }
}
