fun edit(change: (MutableMap<String, String>) -> Unit) { val d = mutableMapOf<String, String>(); change(d) }
