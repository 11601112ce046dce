struct Person {
  let first: String
  let last: String

  var fullName: String {
    return first + " " + last
  }
}
