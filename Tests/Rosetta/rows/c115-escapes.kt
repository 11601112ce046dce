fun f() { a("\$id"); b("tab\there\u001F"); c("q\"q\\"); d("é\n") }
