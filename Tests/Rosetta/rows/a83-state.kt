class Model { val count = MutableStateFlow(0) }
