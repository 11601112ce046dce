interface Refreshable

open class Screen

class ListScreen : Refreshable, Screen()
