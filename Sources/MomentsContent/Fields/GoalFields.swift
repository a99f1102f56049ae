import MomentsModel

/// What the owner means to do: `goals` of the profile.
enum GoalFields {
  static let table = FieldTable<Goal>(
    "a goal",
    [
      FieldRule("text", .text, required: true, "What it is.", example: "Swim to the island") {
        value, goal, reader in
        goal.text = reader.text(value) ?? ""
      },
      FieldRule("done", .flag, "Whether it is reached.", default: "false", example: "true") {
        value, goal, reader in
        goal.isDone = reader.flag(value) ?? false
      },
    ])

  static let list = FieldRule<ProfileDraft>(
    "goals", .list(.either([.text, .fields("a goal")])),
    "What you mean to do; shown on the page about you.",
    example: "[Swim to the island, {text: Learn to weld, done: true}]"
  ) { value, profile, reader in
    for value in reader.strictList(value) {
      var goal = Goal(text: "")
      if case .map = value.content {
        table.read(value, into: &goal, &reader)
      } else {
        goal.text = reader.text(value) ?? ""
      }
      if !goal.text.isEmpty { profile.goals.append(goal) }
    }
  }
}
