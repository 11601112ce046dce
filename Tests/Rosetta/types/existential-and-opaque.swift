protocol Shape {
}

func draw(shape: any Shape) {
}

func fill(shape: some Shape) {
}
