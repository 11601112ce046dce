fun sections(days: Map<String, List<Int>>): List<Section> =
    days.toSortedMap(compareByDescending { it }).map { Section(it.value) }
