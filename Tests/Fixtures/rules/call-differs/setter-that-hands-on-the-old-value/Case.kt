class Model {
    var size = 1
        set(value) {
            val oldValue = field
            field = value
            if (value != oldValue) notify(oldValue)
        }
}
