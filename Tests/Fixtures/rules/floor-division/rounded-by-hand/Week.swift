struct Week {
    func week(ofDay day: Int) -> Int { Int(floor(Double(day) / Double(7))) }
    func era(_ year: Int) -> Int { (year >= 0 ? year : year - 399) / 400 }
    func half(_ day: Int) -> Int { day / 2 }
}
