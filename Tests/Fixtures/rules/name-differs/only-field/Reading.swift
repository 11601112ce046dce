public struct Reading {
  public let key: String
  public let takenAt: Date
  //~ name-differs
  //~ info return-type-differs
}

public struct Arrival {
  public let id: String
  public let landingTime: String
  //~ name-differs
}

public struct Token {
  public let value: String
  //~ info name-differs
}

public struct Row {
  public let id: String
  public let color: String
  //~ missing-member
}
