func isMarked(_ bytes: Data) -> Bool { bytes[0] == 0xF8 }
