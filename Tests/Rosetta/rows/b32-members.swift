final class Counter { let name: String = "a"; var count: Int = 0; private var step = 2 }
