func f(_ m: String, file: String = #file, line: Int = #line) { sink(m) }
func g() { f("a") }
