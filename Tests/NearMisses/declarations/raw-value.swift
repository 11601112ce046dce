enum Sport: String {
  case padel = "PADEL"
  case tennis = "TENNIS"
}
