class Box<T>(val value: T)
