import Ninefold

let project = try Project.open(at: "Weather.ninefold")
let sideways = SizeClass(width: .compact, height: .compact)
