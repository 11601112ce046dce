fun interface NameCallback {
//~ info missing-type
  fun onResult(result: Result<String>)
}

fun interface Picker {
//~ missing-type
  fun pick(name: String): Boolean
}

class Station {
  fun load(callback: NameCallback) {
    Core.load(callback)
  }

  fun choose(pick: Picker) {
    Core.choose(pick)
  }
}
