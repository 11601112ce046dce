protocol Named {
  var name: String { get }
  var nickname: String? { get }
}
