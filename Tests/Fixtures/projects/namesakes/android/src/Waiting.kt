class Waiting(val method: String, val data: String)
