struct Size { let width: Double; let height: Double
  var area: Double { width * height } }
