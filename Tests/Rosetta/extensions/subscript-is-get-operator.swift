extension Club {
  subscript(number: Int) -> Court? {
    return find(number)
  }
}
