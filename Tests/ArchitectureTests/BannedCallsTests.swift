import Testing

/// What may not be called, or only with a reason beside it.
@Suite struct BannedCallsTests {
  /// The process itself: seen by one file, so that the rest depends on nothing but its parameters.
  static let processWords = [
    "print", "debugPrint", "exit", "abort", "getenv", "setenv", "CommandLine", "ProcessInfo",
    "clock_gettime", "gettimeofday", "localtime_r", "setlocale", "isatty", "signal",
    "ContinuousClock", "SuspendingClock", "SystemRandomNumberGenerator", "arc4random", "readLine",
    "getcwd", "chdir",
  ]

  @Test(arguments: SourceFile.sources.filter { $0.name != "RealSurroundings.swift" })
  func asksNothingOfTheProcess(file: SourceFile) {
    for (number, line) in file.code.enumerated() {
      for word in Self.processWords where calls(word, in: line) || line.contains("time(nil)") {
        Issue.record("\(file.path):\(number + 1): \(word) is for RealSurroundings.swift")
      }
    }
  }

  static let trapsAndDoors = [
    "fatalError", "preconditionFailure", "precondition", "try!", "as!", "try?",
    "@unchecked", "nonisolated(unsafe)", "unsafeBitCast", "unsafeDowncast",
  ]

  @Test(arguments: SourceFile.sources)
  func givesAReasonForEachTrapAndLostError(file: SourceFile) {
    for (number, line) in file.code.enumerated() {
      for word in Self.trapsAndDoors where uses(word, in: line) {
        let reasons = file.lines[max(0, number - 4)...number]
        #expect(
          reasons.contains { $0.contains("//") },
          "\(file.path):\(number + 1): \(word) needs a comment that says why it is right")
      }
    }
  }

  /// Whether `word` is called or named as a whole, not as a member or a declaration.
  private func calls(_ word: String, in line: String) -> Bool {
    occurrences(of: word, in: line).contains { before, after in
      let isMember = before.hasSuffix(".") || before.hasSuffix("func ")
      return !isMember && (after.hasPrefix("(") || after.hasPrefix("."))
    }
  }

  private func uses(_ word: String, in line: String) -> Bool {
    !occurrences(of: word, in: line).isEmpty
  }

  /// What stands before and after each place where `word` isn't part of a longer name.
  private func occurrences(of word: String, in line: String) -> [(Substring, Substring)] {
    line.ranges(of: word).map { (line[..<$0.lowerBound], line[$0.upperBound...]) }
      .filter { before, after in
        !(before.last.map(isNamePart) ?? false) && !(after.first.map(isNamePart) ?? false)
      }
  }

  private func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
