func update(count: Int) {
  if count > 1 {
    many()
  } else if count == 1 {
    one()
  }
}

func many() {
}

func one() {
}
