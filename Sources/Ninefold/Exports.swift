// `import Ninefold` is enough: it brings the values that the library takes and returns, and the errors of
// project files.
@_exported public import LayoutModel
@_exported public import enum LayoutStore.StoreError
