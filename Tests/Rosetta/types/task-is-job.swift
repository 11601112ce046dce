class Loader {
  var current: Task<Void, Never>?
}
