import Ninefold

let project = try Project.create(at: "Weather.ninefold")
