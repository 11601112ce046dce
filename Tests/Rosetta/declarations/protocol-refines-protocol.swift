protocol Named {
  var name: String { get }
}

protocol Employee: Named {
  var salary: Double { get }
}
