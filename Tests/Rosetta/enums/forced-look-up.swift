enum Day: Int, CaseIterable {
    case mon = 1, tue = 2, wed = 3

    var next: Day { Day(rawValue: rawValue % 3 + 1)! }
}

func day(_ number: Int) -> Day { Day(rawValue: number)! }
