import Foundation

enum Shift: Int, CaseIterable {
    case early
    case late
    case night
    case off

    var startHour: Int? {
        switch self {
        case .early: return 6
        case .late: return 14
        case .night: return 22
        case .off: return nil
        }
    }
}

struct ShiftDay: Equatable {
    let dayNumber: Int
    let shift: Shift
}

final class ShiftRotation {
    private let anchorDay: Int
    private let pattern: [Shift]
    private var swaps: [Int: Shift] = [:]

    init(anchorDay: Int, pattern: [Shift]) {
        precondition(!pattern.isEmpty)
        self.anchorDay = anchorDay
        self.pattern = pattern
    }

    func shift(onDay day: Int) -> Shift {
        if let swapped = swaps[day] {
            return swapped
        }
        let offset = day - anchorDay
        let index = abs(offset % pattern.count)
        return pattern[index]
    }

    func swap(day: Int, to shift: Shift) {
        swaps[day] = shift
    }

    func undoSwap(day: Int) {
        swaps.removeValue(forKey: day)
    }

    func days(from first: Int, count: Int) -> [ShiftDay] {
        (0..<max(0, count)).map {
            ShiftDay(dayNumber: first + $0, shift: shift(onDay: first + $0))
        }
    }

    func workload(from first: Int, count: Int) -> Int {
        days(from: first, count: count).filter { $0.shift != .off }.count * 8
    }

    func nextFreeDay(after day: Int, horizon: Int = 60) -> Int? {
        days(from: day + 1, count: horizon).first { $0.shift == .off }?.dayNumber
    }
}
