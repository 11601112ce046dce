struct Quota {
    let megabytes: Int

    var bytes: Int64 { Int64(megabytes * 1024 * 1024) }
}
