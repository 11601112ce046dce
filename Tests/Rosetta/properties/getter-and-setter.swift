class Temperature {
  var celsius: Double = 0

  var kelvin: Double {
    get { celsius + 273.15 }
    set { celsius = newValue - 273.15 }
  }
}
