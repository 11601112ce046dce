struct Coordinate {
  let latitude: Double
  let longitude: Double
}
