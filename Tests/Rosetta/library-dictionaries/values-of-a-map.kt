fun count(groups: Map<String, List<Item>>): Map<String, Int> = groups.mapValues { it.value.size }

fun sum(groups: Map<String, List<Item>>): Map<String, Int> =
    groups.mapValues { (_, group) -> group.sumOf { it.weight } }
