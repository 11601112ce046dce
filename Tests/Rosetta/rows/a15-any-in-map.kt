fun send(properties: Map<String, Any?>) { queue.add(properties) }
val queue: MutableList<Map<String, Any?>> = mutableListOf()
