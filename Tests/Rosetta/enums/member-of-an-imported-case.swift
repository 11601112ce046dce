func height() -> Int {
  return Mast.north.meters
}
