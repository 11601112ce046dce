data class Stack<T>(val elements: List<T>)
