func send(_ properties: [String: Any]) { queue.append(properties) }
var queue: [[String: Any]] = []
