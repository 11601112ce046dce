func show(_ n: NSNumber) {}
