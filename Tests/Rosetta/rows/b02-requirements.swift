protocol Account {
  var id: String { get }
  var balance: Double { get set }
  static var limit: Int { get }
}
