func draw(ages: [String: Int]) {
  for (name, age) in ages {
    show(name, age)
  }
}

func show(_ name: String, _ age: Int) {
}
