-- Ninefold project file, first schema: the content of documents.
--
-- A document is a set of objects; an object has facts, each for one class. One fact is one row, and
-- a row's key is natural: document, Interface Builder id, class, path. Values are the literals of the
-- file ('0.66666666666666663', '16:9'), so every value is text.
--
-- Column names that recur:
--   document  the document's id
--   object    the Interface Builder id of the object the row belongs to
--   class     'any-any' for the object's own rows, 'compact-regular' and so on for a size class's
--             block; any other key of a variation as the file has it ('device=watch44mm')
--   path      where the value stands inside the object: 'text', 'backgroundColor', 'normal/title';
--             a colon marks an element without key (':subviews')
--   position  order among siblings, attributes among attributes, elements among elements; only the
--             order of the numbers means anything, so that something can be put between two

-- 'N9fd'
PRAGMA application_id = 1312384612;

-- One storyboard or xib.
CREATE TABLE document (
  id     INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),  -- from the name: the same in every copy
  name   TEXT NOT NULL UNIQUE,  -- the path as given to import, with '/'
  prolog TEXT NOT NULL,         -- the file's text before <document>
  epilog TEXT NOT NULL          -- the file's text after </document>: the final line end, if any
) STRICT;

-- Everything that has an identity: views, controllers, constraints, connections, guides, scenes,
-- resources, and the document element itself (id ':document').
CREATE TABLE object (
  document   INTEGER NOT NULL REFERENCES document(id) DEFERRABLE INITIALLY DEFERRED,
  id         TEXT NOT NULL,     -- Interface Builder's id; 'PARENT/key' where the file gives none
  kind       TEXT NOT NULL,     -- the element's name: 'label', 'constraint'
  role       TEXT NOT NULL CHECK (
    -- Not IN: SQLite 3.40 would build its list anew for every row.
    role = 'constraint' OR role = 'view' OR role = 'object' OR role = 'connection'
    OR role = 'guide' OR role = 'scene' OR role = 'resource' OR role = 'document'),
  parent     TEXT,              -- the object that holds this one; null for ':document' alone.
                                -- No foreign key: its index would be a tenth of every import.
                                -- Objects that hold each other are in one scene: look there.
  container  TEXT NOT NULL,     -- path, in the parent, of the element that directly holds it
  position   REAL NOT NULL,
  scene      TEXT,              -- the scene it belongs to, the scene itself included; null in a xib
  key        TEXT,              -- the parent's property that it is the value of: 'view'
  idPosition REAL,              -- place of the id among the attributes; null if the file gives none
  comment    TEXT,              -- the comment line before the element: a scene's title
  PRIMARY KEY (document, id),
  CHECK ((parent IS NULL) = (role = 'document'))
) STRICT, WITHOUT ROWID;

-- In the order of the ids, which all tables share; the role tells what a layout has no need of.
CREATE INDEX index_object_on_document_scene ON object (document, scene, id, role);

-- The attributes of a constraint; its owner is its object's parent.
CREATE TABLE layoutConstraint (
  document        INTEGER NOT NULL,
  id              TEXT NOT NULL,
  firstItem       TEXT,         -- null: the owner
  firstAttribute  TEXT,
  relation        TEXT,         -- null: equal
  secondItem      TEXT,         -- null: none, the constraint is a constant size
  secondAttribute TEXT,
  multiplier      TEXT,         -- decimal, 'w:h' or 'a/b'; null: 1
  priority        TEXT,         -- null: 1000
  constant        TEXT,         -- points, in any-any; null: 0. Rows of other classes are attributes
  symbolic        TEXT,         -- 'YES': the constant is the standard spacing
  placeholder     TEXT,         -- 'YES': removed when the document is compiled
  identifier      TEXT,         -- for the program
  userLabel       TEXT,         -- for the outline
  attributeOrder  TEXT,         -- the attributes' names in their order; null: that of the columns
  PRIMARY KEY (document, id),
  FOREIGN KEY (document, id) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- An outlet, a member of an outlet collection, an action, a segue or a binding, as its object's kind
-- says; it starts at its object's parent. Attributes without a column are rows of attribute.
CREATE TABLE connection (
  document       INTEGER NOT NULL,
  id             TEXT NOT NULL,
  property       TEXT,          -- outlets and collections: the property that is set
  selector       TEXT,          -- actions: the method that is called
  destination    TEXT,          -- the object at the other end
  target         TEXT,          -- the same, in an action of macOS
  eventType      TEXT,          -- actions of iOS: 'touchUpInside'
  kind           TEXT,          -- segues: 'show', 'relationship'
  name           TEXT,          -- bindings: what is bound
  keyPath        TEXT,          -- bindings: to what
  identifier     TEXT,          -- segues
  relationship   TEXT,          -- segues: 'rootViewController'
  attributeOrder TEXT,          -- as in layoutConstraint
  PRIMARY KEY (document, id),
  FOREIGN KEY (document, id) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Whether an object is installed in a class, where its parent's mask says so. An object without a
-- matching row is installed.
CREATE TABLE install (
  document  INTEGER NOT NULL,
  object    TEXT NOT NULL,
  class     TEXT NOT NULL,
  installed INTEGER NOT NULL CHECK (installed = 0 OR installed = 1),
  position  REAL NOT NULL,      -- among the entries of the mask
  PRIMARY KEY (document, object, class),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The literal of an attribute.
CREATE TABLE attribute (
  document INTEGER NOT NULL,
  object   TEXT NOT NULL,
  class    TEXT NOT NULL,
  path     TEXT NOT NULL,
  value    TEXT NOT NULL,
  position REAL NOT NULL,
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Rects, points and sizes, in points of the canvas.
CREATE TABLE geometry (
  document INTEGER NOT NULL,
  object   TEXT NOT NULL,
  class    TEXT NOT NULL,
  path     TEXT NOT NULL,
  tag      TEXT NOT NULL CHECK (tag = 'rect' OR tag = 'point' OR tag = 'size'),
  position REAL NOT NULL,
  x        TEXT,
  y        TEXT,
  width    TEXT,
  height   TEXT,
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Colors, by components or by name.
CREATE TABLE color (
  document              INTEGER NOT NULL,
  object                TEXT NOT NULL,
  class                 TEXT NOT NULL,
  path                  TEXT NOT NULL,
  position              REAL NOT NULL,
  systemColor           TEXT,
  red                   TEXT,   -- components from 0 to 1
  green                 TEXT,
  blue                  TEXT,
  white                 TEXT,
  alpha                 TEXT,
  name                  TEXT,   -- in the asset catalog
  catalog               TEXT,   -- macOS: 'System'
  colorSpace            TEXT,
  cocoaTouchSystemColor TEXT,
  customColorSpace      TEXT,
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Fonts: fontDescription is that of iOS, font that of macOS.
CREATE TABLE font (
  document  INTEGER NOT NULL,
  object    TEXT NOT NULL,
  class     TEXT NOT NULL,
  path      TEXT NOT NULL,
  tag       TEXT NOT NULL CHECK (tag = 'fontDescription' OR tag = 'font'),
  position  REAL NOT NULL,
  type      TEXT,               -- fontDescription: 'system', 'boldSystem'
  metaFont  TEXT,               -- font: 'system', 'label.font'
  size      TEXT,               -- font: points
  name      TEXT,
  family    TEXT,
  weight    TEXT,
  pointSize TEXT,               -- fontDescription: points
  style     TEXT,               -- 'UICTFontTextStyleBody'
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Springs and struts: what may stretch when the superview changes its size.
CREATE TABLE autoresizingMask (
  document       INTEGER NOT NULL,
  object         TEXT NOT NULL,
  class          TEXT NOT NULL,
  path           TEXT NOT NULL,
  position       REAL NOT NULL,
  flexibleMinX   TEXT,          -- 'YES' or null
  widthSizable   TEXT,
  flexibleMaxX   TEXT,
  flexibleMinY   TEXT,
  heightSizable  TEXT,
  flexibleMaxY   TEXT,
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Every other element: containers (':subviews'), texts, variation blocks (path ''), masks, and what
-- the model does not know. Its attributes and children are rows below its path.
CREATE TABLE element (
  document INTEGER NOT NULL,
  object   TEXT NOT NULL,
  class    TEXT NOT NULL,
  path     TEXT NOT NULL,
  tag      TEXT NOT NULL,
  text     TEXT,
  position REAL NOT NULL,
  PRIMARY KEY (document, object, class, path),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Places where a file's text differs from what Interface Builder writes for the same facts: blank
-- space, comments, quotes and spellings of hand-edited files.
CREATE TABLE formatting (
  document INTEGER NOT NULL,
  object   TEXT NOT NULL,
  class    TEXT NOT NULL,
  path     TEXT NOT NULL,
  site     TEXT NOT NULL,       -- 'beforeStartTag', 'attributeValue title', …
  text     TEXT NOT NULL,
  PRIMARY KEY (document, object, class, path, site),
  FOREIGN KEY (document, object) REFERENCES object(document, id) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
