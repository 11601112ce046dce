class Panel { func open() { count += 1 }
  private var count: Int = 0 }
