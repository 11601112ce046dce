func f() { do { try a()
  b() } catch { report(error) } }
