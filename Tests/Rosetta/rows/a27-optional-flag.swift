func isOn(_ flag: Bool?) -> Bool { return flag == true }
