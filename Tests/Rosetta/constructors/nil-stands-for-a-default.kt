class Record(val text: String, val time: Int = now())
