class Placeholder
