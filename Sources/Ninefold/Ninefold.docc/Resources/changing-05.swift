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

_ = try project.undo()

let imported = try project.at("1")
for scene in try imported.layout(of: "Weather.storyboard", in: sideways) {
  for constraint in scene.layout.constraints where constraint.id == "rHt-Cn-001" {
    print(constraint.constant)
  }
}
