final class Eclipse {
    let almanac: Almanac
    init(almanac: Almanac) { self.almanac = almanac }
    func nextShadow(over place: Place) -> Shadow {
        var day = Day()
        day.year = 2027
        day.month = 8
        let moon = almanac.moon(day)
        return almanac.shadow(moon, place)
    }
}
