fun isFaster(lap: Lap, other: Lap): Boolean = lap < other
