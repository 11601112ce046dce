internal import Caching
internal import Changes
internal import FindingModel
internal import SourceModel

/// How a moment is kept in the cache.
extension Moment {
  var stored: [UInt8] {
    var writer = ByteWriter()
    writer.write(traces) { $0.write(trace: $1) }
    for side in Side.allCases {
      let declared = declared[side] ?? Declared()
      writer.write(declared.forms.sorted { $0.key < $1.key }) { writer, entry in
        writer.write(entry.key)
        writer.write(entry.value)
      }
      writer.write(declared.names.sorted()) { $0.write($1) }
      writer.write((files[side] ?? []).sorted()) { $0.write($1) }
    }
    return writer.bytes
  }

  /// `nil` when the bytes are no moment.
  init?(stored bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let traces = reader.list({ $0.trace() }) else { return nil }
    self.init(traces: traces, declared: [:], files: [:])
    for side in Side.allCases {
      let forms = reader.list { reader -> (UInt64, UInt64)? in
        guard let key = reader.word(), let value = reader.word() else { return nil }
        return (key, value)
      }
      guard let forms, let names = reader.list({ $0.word() }), let files = reader.list({ $0.text() }) else {
        return nil
      }
      declared[side] = Declared(forms: Dictionary(forms) { first, _ in first }, names: Set(names))
      // A side without files is left out when it is compared, too.
      self.files[side] = files.isEmpty ? nil : Set(files)
    }
    guard reader.isAtEnd else { return nil }
  }
}

extension ByteWriter {
  fileprivate mutating func write(trace: Trace) {
    write(trace.check)
    write(trace.paths) { $0.write($1) }
    write(trace.content) { $0.write($1) }
    write(trace.loneSide?.rawValue ?? "")
    for side in Side.allCases {
      write([trace.sites[side]].compactMap { $0 }) { writer, site in
        writer.write(site.path)
        writer.write(Int(site.range.lower))
        writer.write(Int(site.range.upper))
      }
    }
  }
}

extension ByteReader {
  fileprivate mutating func trace() -> Trace? {
    guard let check = text(), let paths = list({ $0.text() }), let content = list({ $0.text() }), let lone = text()
    else {
      return nil
    }
    var sites: [Side: Site] = [:]
    for side in Side.allCases {
      let found = list { reader -> Site? in
        guard let path = reader.text(), let lower = reader.number(), let upper = reader.number(),
          upper <= Int(UInt32.max), lower <= upper
        else { return nil }
        return Site(side: side, path: path, range: ByteRange(lower, upper))
      }
      guard let found else { return nil }
      sites[side] = found.first
    }
    return Trace(check: check, paths: paths, content: content, loneSide: Side(rawValue: lone), sites: sites)
  }
}
