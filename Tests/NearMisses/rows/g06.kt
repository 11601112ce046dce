fun f() { for (i in 9 downTo 0 step 3) { use(i) } }
