import Foundation

struct MonthKey: Hashable {
    let year: Int
    /// 1...12
    let month: Int
}

final class MonthPager {

    static let epochYear = 2020

    var onMonthShown: ((MonthKey) -> Void)?

    private(set) var pageIndex: Int {
        didSet {
            guard pageIndex != oldValue else { return }
            onMonthShown?(currentMonth)
        }
    }

    var currentMonth: MonthKey { month(at: pageIndex) }

    init(initial: MonthKey) {
        pageIndex = MonthPager.index(of: initial)
    }

    /// Pages count months from January of the epoch year; earlier months have negative pages.
    func month(at index: Int) -> MonthKey {
        let years = index / 12
        let month = index - years * 12
        return MonthKey(year: MonthPager.epochYear + years, month: month + 1)
    }

    func next() { pageIndex += 1 }

    func previous() { pageIndex -= 1 }

    func show(_ month: MonthKey) {
        guard (1...12).contains(month.month) else { return }
        pageIndex = MonthPager.index(of: month)
    }

    private static func index(of month: MonthKey) -> Int {
        (month.year - epochYear) * 12 + month.month - 1
    }
}
