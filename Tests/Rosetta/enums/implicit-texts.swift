enum Sport: String {
  case padel
  case beachTennis
}
