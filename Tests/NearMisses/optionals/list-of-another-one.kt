fun curves(curve: Curve?, other: Curve): List<Curve> = curve?.let { listOf(other) } ?: emptyList()
