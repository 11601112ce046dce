public struct Lamp {
  public let isOn: Bool
  public let isUp: Bool
}
