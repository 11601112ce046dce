enum Mast { case north, south }

func height() -> Int {
  return Mast.north.meters
}
