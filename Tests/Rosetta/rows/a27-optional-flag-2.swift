func isOn(_ flag: Bool?) -> Bool { flag ?? false }
