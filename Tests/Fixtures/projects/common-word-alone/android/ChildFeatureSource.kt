class ChildFeatureSource(val name: String)
