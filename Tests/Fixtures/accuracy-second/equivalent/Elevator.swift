import Foundation

final class Elevator {
    enum Direction { case up, down, idle }

    enum Event: Equatable {
        case moved(to: Int)
        case opened(at: Int)
        case waiting
    }

    let floors: ClosedRange<Int>
    private(set) var floor: Int
    private(set) var direction: Direction = .idle
    private var stops: Set<Int> = []

    init(floors: ClosedRange<Int>, startFloor: Int) {
        self.floors = floors
        self.floor = min(max(startFloor, floors.lowerBound), floors.upperBound)
    }

    @discardableResult
    func request(_ target: Int) -> Bool {
        guard floors.contains(target) else { return false }
        stops.insert(target)
        return true
    }

    func tick() -> Event {
        if stops.remove(floor) != nil {
            if stops.isEmpty { direction = .idle }
            return .opened(at: floor)
        }
        direction = nextDirection()
        switch direction {
        case .up: floor += 1
        case .down: floor -= 1
        case .idle: return .waiting
        }
        return .moved(to: floor)
    }

    func run(maxTicks: Int) -> [Event] {
        var events: [Event] = []
        while events.count < maxTicks {
            let event = tick()
            if event == .waiting { break }
            events.append(event)
        }
        return events
    }

    private func nextDirection() -> Direction {
        guard !stops.isEmpty else { return .idle }
        let above = stops.contains { $0 > floor }
        let below = stops.contains { $0 < floor }
        switch direction {
        case .up:
            return above ? .up : .down
        case .down:
            return below ? .down : .up
        case .idle:
            guard above && below else { return above ? .up : .down }
            let up = stops.filter { $0 > floor }.min()! - floor
            let down = floor - stops.filter { $0 < floor }.max()!
            return up <= down ? .up : .down
        }
    }
}
