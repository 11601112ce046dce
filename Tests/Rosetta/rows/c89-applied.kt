class A { val formatter: Formatter2 = run { val f = Formatter2()
    f.style = 1
    f } }
