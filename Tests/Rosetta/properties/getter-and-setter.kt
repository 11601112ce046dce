class Temperature {
    var celsius: Double = 0.0

    var kelvin: Double
        get() = celsius + 273.15
        set(value) {
            celsius = value - 273.15
        }
}
