func f() {
  use(s.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
}
