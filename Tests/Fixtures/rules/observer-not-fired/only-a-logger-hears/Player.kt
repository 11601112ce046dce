class Player {
  var volume = 5
  var speed = 1
  //~ observer-not-fired
}
