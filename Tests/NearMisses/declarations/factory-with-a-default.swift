enum Sport: String {
  case padel = "PADEL"
  case other = "OTHER"
}
