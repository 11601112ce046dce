protocol Cart {
  var count: Int { get set }
}
