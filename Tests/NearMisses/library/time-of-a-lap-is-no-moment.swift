func isFaster(_ lap: Lap, _ other: Lap) -> Bool { lap.time < other.time }
