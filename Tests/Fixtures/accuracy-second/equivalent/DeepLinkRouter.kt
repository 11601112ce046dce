package io.beacon.links

data class DeepLinkMatch(val route: String, val parameters: Map<String, String>)

class RoutePattern(internal val name: String, template: String) {

    internal sealed interface Segment {
        data class Literal(val value: String) : Segment
        data class Parameter(val key: String) : Segment
        data object Wildcard : Segment
    }

    internal val segments: List<Segment> = template.split('/').filter { it.isNotEmpty() }.map { part ->
        when {
            part == "*" -> Segment.Wildcard
            part.startsWith(":") -> Segment.Parameter(part.drop(1))
            else -> Segment.Literal(part)
        }
    }

    internal fun match(parts: List<String>): Map<String, String>? {
        val parameters = mutableMapOf<String, String>()
        segments.forEachIndexed { index, segment ->
            if (segment is Segment.Wildcard) return parameters
            val part = parts.getOrNull(index) ?: return null
            when (segment) {
                is Segment.Literal -> if (segment.value != part) return null
                is Segment.Parameter -> parameters[segment.key] = part
                Segment.Wildcard -> Unit
            }
        }
        return parameters.takeIf { parts.size == segments.size }
    }
}

class DeepLinkRouter {
    private val patterns = mutableListOf<RoutePattern>()

    fun register(name: String, template: String) {
        patterns.removeAll { it.name == name }
        patterns += RoutePattern(name, template)
    }

    fun resolve(path: String): DeepLinkMatch? {
        val parts = path.takeWhile { it != '?' && it != '#' }
            .split('/')
            .filter { it.isNotEmpty() }
        return patterns.firstNotNullOfOrNull { pattern ->
            pattern.match(parts)?.let { DeepLinkMatch(pattern.name, it) }
        }
    }
}
