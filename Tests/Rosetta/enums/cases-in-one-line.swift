enum Direction {
  case north, south, east, west
}
