interface Resettable

class Form
