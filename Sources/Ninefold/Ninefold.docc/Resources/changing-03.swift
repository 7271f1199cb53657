import Ninefold

let project = try Project.open(at: "Weather.ninefold")
let sideways = SizeClass(width: .compact, height: .compact)

let result = try project.edit(message: "A lower radar") { editor in
  try editor.apply(
    .set("rHt-Cn-001", "constant", "120", in: VariationKey(sideways)),
    to: "Weather.storyboard"
  )
}.result

for step in result.steps { print(step.document, step.result.meaning) }
print(result.recorded.edit?.number as Any)
