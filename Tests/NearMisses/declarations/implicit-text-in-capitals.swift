enum Sport: String {
  case padel
}
