struct Reading {
    let hour: Int
    let degrees: Int
}

struct Forecast {
    let label: String
    let isHot: Bool
}

extension Forecast {
    init(reading: Reading) {
    //~ info missing-member
        label = "\(reading.hour):00"
        isHot = reading.degrees > 30
    }
}

final class ForecastModel {
    func rows(_ readings: [Reading]) -> [Row] {
        readings.map(makeRow)
    }

    private func makeRow(_ reading: Reading) -> Row {
        Row(text: "\(reading.degrees)°")
    }
}

struct Row {
    let text: String
}
