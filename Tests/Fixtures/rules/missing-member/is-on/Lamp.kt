class Lamp(val on: Boolean, val up: Boolean)
