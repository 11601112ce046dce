func f() { autoreleasepool { a()
  b() } }
