import LayoutModel
import Testing

struct SizeClassSetTests {
  @Test func `the classes of a set that apply in a class are those that affect it`() {
    for bits in 0..<512 {
      let members = SizeClass.all.indices.filter { bits >> $0 & 1 == 1 }.map { SizeClass.all[$0] }
      for sizeClass in SizeClass.all {
        #expect(
          set(members).active(in: sizeClass) == set(members.filter { $0.affects(sizeClass) })
        )
      }
    }
  }

  @Test func `an object's rows are those of its values and masks`() {
    let object = view(
      "a",
      ["any-any", "compact-any", "default", "widthClass=compact-heightClass=regular"].map {
        Property(
          variation: VariationKey(rawValue: $0),
          path: "text",
          position: 0,
          value: .attribute($0)
        )
      },
      installed: [("regular-any", false)]
    )
    let own = ["compact-any", "any-any", "compact-regular"].compactMap { SizeClass($0) }
    #expect(object.variedClasses == set(own))
    var all = SizeClassSet()
    all.insertRows(of: object)
    #expect(all == set(own + [SizeClass(width: .regular, height: .any)]))
  }

  @Test func `other traits are no classes`() {
    var classes = SizeClassSet()
    classes.insert(VariationKey(rawValue: "device=watch44mm"))
    #expect(classes == SizeClassSet())
  }

  private func set(_ classes: [SizeClass]) -> SizeClassSet {
    var set = SizeClassSet()
    for sizeClass in classes { set.insert(sizeClass) }
    return set
  }
}
