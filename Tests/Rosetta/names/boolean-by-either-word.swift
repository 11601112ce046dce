func isSet(_ mark: NSNumber) -> Bool { mark.boolValue }
