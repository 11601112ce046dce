fun f() { runOnUiThread { update() } }
