extension Court { var label: String { return "\(name) (\(size))" } }
