struct ShiftingColor {
    let day: String
    let night: String?
}
