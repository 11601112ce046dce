fun f(x: Any): String = x as? String ?: "none"
fun g(x: Any): Int? = (x as? Shape)?.sides
