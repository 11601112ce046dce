/// The platform's list on one side, a library's object on the other.
final class Storage {
    var data: [Any] = []
    let queue = Queue()

    func add(_ number: Int) { data.append(number) }

    func addAll(_ numbers: [Int]) {
        for number in numbers { data.append(number) }
        queue.push(numbers.count)
        //~   ^^^^ call-differs: `drop(numbers.size)` in Kotlin
    }
}

final class Queue {
    private var total = 0

    func push(_ count: Int) { total += count }

    func drop(_ count: Int) { total -= count }
}
