class A { val formatter: Formatter2 = Formatter2().apply { style = 1 } }
