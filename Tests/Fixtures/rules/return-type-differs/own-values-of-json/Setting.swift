public class Setting {
  public let variations: [JSON]?
  public let fallback: JSON
  public let count: String
  //~ return-type-differs
}
