//
//  CardSchedule.swift
//  Recall
//

import Foundation

enum Grade: Int, CaseIterable {
    case blackout, wrong, almost, hard, good, easy

    var isPassing: Bool { rawValue >= Grade.hard.rawValue }
}

/// SM-2 state of one card. Days are counted since 1970-01-01.
struct CardSchedule: Hashable {
    static let initialEase = 2.5
    static let minimumEase = 1.3
    static let maximumInterval = 36_500

    var repetitions = 0
    var intervalDays = 0
    var ease = CardSchedule.initialEase
    var dueDay: Int
    var lapses = 0

    init(createdOn day: Int) {
        dueDay = day
    }

    func isDue(on day: Int) -> Bool {
        dueDay <= day
    }

    func reviewed(_ grade: Grade, on day: Int) -> CardSchedule {
        var next = self
        if grade.isPassing {
            next.intervalDays = nextInterval
            next.repetitions += 1
        } else {
            next.intervalDays = 1
            next.repetitions = 0
            if repetitions > 0 { next.lapses += 1 }
        }
        next.ease = Self.adjustedEase(ease, for: grade)
        next.dueDay = day + next.intervalDays
        return next
    }

    private var nextInterval: Int {
        switch repetitions {
        case 0: return 1
        case 1: return 6
        default:
            let raw = (Double(intervalDays) * ease).rounded()
            return Int(min(raw, Double(Self.maximumInterval)))
        }
    }

    private static func adjustedEase(_ ease: Double, for grade: Grade) -> Double {
        let miss = Double(5 - grade.rawValue)
        return max(minimumEase, ease + (0.1 - miss * (0.08 + miss * 0.02)))
    }
}

extension Collection where Element == CardSchedule {
    func dueCount(on day: Int) -> Int {
        filter { $0.isDue(on: day) }.count
    }
}
