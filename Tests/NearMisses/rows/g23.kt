fun f(c: Calendar, d: Date): Int = c.get(Calendar.MONTH)
