class Storage(val data: org.json.JSONArray) {
    val queue = Queue()

    fun add(number: Int) { data.put(number) }

    fun addAll(numbers: List<Int>) {
        for (number in numbers) { data.put(number) }
        queue.drop(numbers.size)
    }
}

class Queue {
    private var total = 0

    fun push(count: Int) { total += count }

    fun drop(count: Int) { total -= count }
}
