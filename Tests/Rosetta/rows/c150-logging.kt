fun f() { println("a"); Log.d(TAG, "b"); Timber.d("c"); go() }
