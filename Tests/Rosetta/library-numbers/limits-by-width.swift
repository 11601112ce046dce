let limits: [Any] = [UInt64.max, UInt32.max, UInt16.max, UInt8.max, Int16.max, Int16.min, Int8.max, Int8.min]
