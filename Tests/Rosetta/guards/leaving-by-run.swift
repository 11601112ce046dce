func ring(_ door: Door) {
  guard let bell = door.findBell() else {
    knock(door)
    return
  }
  bell.press(2)
}
