class Cell { func configure(_ n: Int) { fatalError("must override") }
  var height: Double { fatalError("abstract") } }
