-- The query layer: what holds in each of the nine size classes, for any SQLite client.
--
--   SELECT * FROM effectiveView       WHERE document = ? AND class = 'compact-regular';
--   SELECT * FROM effectiveConstraint WHERE document = ? AND class = 'compact-regular';
--   SELECT * FROM effectiveAttribute  WHERE document = ? AND object = ? AND class = 'regular-any';
--
-- Name a document and a class; without them a view answers for every document in nine classes.

-- The nine size classes.
CREATE TABLE sizeClass (
  name    TEXT NOT NULL PRIMARY KEY,  -- 'width-height'
  width   TEXT NOT NULL CHECK (width IN ('any', 'compact', 'regular')),
  height  TEXT NOT NULL CHECK (height IN ('any', 'compact', 'regular')),
  isFinal INTEGER NOT NULL CHECK (isFinal IN (0, 1))  -- 1: a class of real devices
) STRICT, WITHOUT ROWID;

INSERT INTO sizeClass (name, width, height, isFinal) VALUES
  ('any-any', 'any', 'any', 0),
  ('any-compact', 'any', 'compact', 0),
  ('any-regular', 'any', 'regular', 0),
  ('compact-any', 'compact', 'any', 0),
  ('regular-any', 'regular', 'any', 0),
  ('compact-compact', 'compact', 'compact', 1),
  ('compact-regular', 'compact', 'regular', 1),
  ('regular-compact', 'regular', 'compact', 1),
  ('regular-regular', 'regular', 'regular', 1);

-- Which rows hold in which class: a row of class rowClass overrides one of lower rank.
CREATE TABLE sizeClassMatch (
  class    TEXT NOT NULL REFERENCES sizeClass(name),
  rowClass TEXT NOT NULL,       -- as in the column class of the content
  rank     INTEGER NOT NULL,    -- 0 any-any, 1 default, 2 height, 3 width, 4 and 5 both
  PRIMARY KEY (class, rowClass)
) STRICT, WITHOUT ROWID;

INSERT INTO sizeClassMatch (class, rowClass, rank)
SELECT class.name, general.name,
  CASE WHEN general.isFinal THEN 5 WHEN general.width <> 'any' THEN 3
    WHEN general.height <> 'any' THEN 2 ELSE 0 END
FROM sizeClass AS class JOIN sizeClass AS general
  ON general.width IN ('any', class.width) AND general.height IN ('any', class.height);

-- The block 'default' holds everywhere; two traits in the unusual order mean what they say.
INSERT INTO sizeClassMatch (class, rowClass, rank)
SELECT name, 'default', 1 FROM sizeClass;
INSERT INTO sizeClassMatch (class, rowClass, rank)
SELECT name, 'widthClass=' || width || '-heightClass=' || height, 4 FROM sizeClass WHERE isFinal;

-- The scenes of storyboards.
CREATE VIEW scene AS
SELECT object.document, object.id, object.position, object.comment AS title,
  geometry.x AS canvasX, geometry.y AS canvasY
FROM object LEFT JOIN geometry ON geometry.document = object.document
  AND geometry.object = object.id AND geometry.class = 'any-any'
  AND geometry.path = 'canvasLocation'
WHERE object.role = 'scene';

-- Images and colors that a document names.
CREATE VIEW resource AS
SELECT object.document, object.id, object.kind, attribute.value AS name, object.position
FROM object LEFT JOIN attribute ON attribute.document = object.document
  AND attribute.object = object.id AND attribute.class = 'any-any' AND attribute.path = 'name'
WHERE object.role = 'resource';

-- Every fact of an object by class and path, whatever its table; the literal is an attribute's value
-- or an element's text. root is the property that the path belongs to. Masks are left out: their entries
-- are rows of install.
CREATE VIEW property AS
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1) AS root,
  NULL AS tag, value AS literal, position FROM attribute
WHERE NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'))
UNION ALL
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1),
  tag, text, position FROM element WHERE path <> ''
  AND NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'))
UNION ALL
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1),
  tag, NULL, position FROM geometry
WHERE NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'))
UNION ALL
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1),
  'color', NULL, position FROM color
WHERE NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'))
UNION ALL
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1),
  tag, NULL, position FROM font
WHERE NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'))
UNION ALL
SELECT document, object, class, path, substr(path, 1, instr(path || '/', '/') - 1),
  'autoresizingMask', NULL, position FROM autoresizingMask
WHERE NOT (class > 'any-any'
    AND substr(path, 1, instr(path || '/', '/') - 1) IN ('subviews', 'constraints'));

-- Which row of each property holds in each class: the most specific one that matches. A row for a
-- child element replaces the whole child. Join the value's table on document, object, path and
-- fromClass. (Every overriding class sorts after 'any-any', which keeps the search short.)
CREATE VIEW effectiveProperty AS
SELECT property.document, property.object, match.class, property.path, property.root,
  property.tag, property.literal, property.class AS fromClass
FROM sizeClassMatch AS match JOIN property ON property.class = match.rowClass
WHERE NOT EXISTS (
  SELECT 1 FROM property AS other JOIN sizeClassMatch AS otherMatch
    ON otherMatch.class = match.class AND otherMatch.rowClass = other.class
  WHERE other.document = property.document AND other.object = property.object
    AND other.class > 'any-any' AND other.root = property.root
    AND otherMatch.rank > match.rank);

-- The literal of every attribute that holds in each class.
CREATE VIEW effectiveAttribute AS
SELECT document, object, class, path, literal AS value, fromClass
FROM effectiveProperty WHERE tag IS NULL;

-- Whether an object is installed in each class, and the class whose row says so ('any-any' where
-- none does).
CREATE VIEW effectiveInstall AS
SELECT object.document, object.id AS object, class.name AS class,
  coalesce((
    SELECT install.installed FROM install JOIN sizeClassMatch AS match
      ON match.rowClass = install.class AND match.class = class.name
    WHERE install.document = object.document AND install.object = object.id
    ORDER BY match.rank DESC LIMIT 1), 1) AS installed,
  coalesce((
    SELECT install.class FROM install JOIN sizeClassMatch AS match
      ON match.rowClass = install.class AND match.class = class.name
    WHERE install.document = object.document AND install.object = object.id
    ORDER BY match.rank DESC LIMIT 1), 'any-any') AS fromClass
FROM object JOIN sizeClass AS class;

-- Whether an object is in the hierarchy in each class: it and all that hold it are installed.
CREATE VIEW effectiveActive AS
SELECT object.document, object.id AS object, class.name AS class,
  NOT EXISTS (
    WITH RECURSIVE holder (id, parent) AS (
      SELECT object.id, object.parent
      UNION ALL
      SELECT next.id, next.parent FROM holder JOIN object AS next
        ON next.document = object.document AND next.id = holder.parent)
    SELECT 1 FROM holder
    WHERE (
      SELECT install.installed FROM install JOIN sizeClassMatch AS match
        ON match.rowClass = install.class AND match.class = class.name
      WHERE install.document = object.document AND install.object = holder.id
      ORDER BY match.rank DESC LIMIT 1) = 0) AS active
FROM object JOIN sizeClass AS class;

-- Views in each class. Every view is loaded; installed and active tell whether it is seen.
CREATE VIEW effectiveView AS
SELECT object.document, object.scene, object.id, object.kind, state.class,
  (WITH RECURSIVE holder (id, parent, role, depth) AS (
      SELECT next.id, next.parent, next.role, 1 FROM object AS next
      WHERE next.document = object.document AND next.id = object.parent
      UNION ALL
      SELECT next.id, next.parent, next.role, holder.depth + 1 FROM holder JOIN object AS next
        ON next.document = object.document AND next.id = holder.parent
      WHERE holder.role <> 'view')
    SELECT holder.id FROM holder WHERE holder.role = 'view'
    ORDER BY holder.depth LIMIT 1) AS parent,
  install.installed, state.active
FROM object
JOIN effectiveActive AS state ON state.document = object.document AND state.object = object.id
JOIN effectiveInstall AS install ON install.document = object.document
  AND install.object = object.id AND install.class = state.class
WHERE object.role = 'view';

-- Constraints in each class. A constraint is active if it is installed and its owner and both items
-- are; an item that is not in the document is not.
CREATE VIEW effectiveConstraint AS
SELECT object.document, object.scene, object.id, state.class, object.parent AS owner,
  coalesce(layoutConstraint.firstItem, object.parent) AS firstItem,
  layoutConstraint.firstAttribute, coalesce(layoutConstraint.relation, 'equal') AS relation,
  layoutConstraint.secondItem, layoutConstraint.secondAttribute,
  coalesce((
    SELECT value FROM effectiveAttribute AS varied WHERE varied.document = object.document
      AND varied.object = object.id AND varied.class = state.class
      AND varied.path = 'multiplier'), layoutConstraint.multiplier, '1') AS multiplier,
  coalesce((
    SELECT value FROM effectiveAttribute AS varied WHERE varied.document = object.document
      AND varied.object = object.id AND varied.class = state.class
      AND varied.path = 'constant'), layoutConstraint.constant, '0') AS constant,
  coalesce((
    SELECT value FROM effectiveAttribute AS varied WHERE varied.document = object.document
      AND varied.object = object.id AND varied.class = state.class
      AND varied.path = 'priority'), layoutConstraint.priority, '1000') AS priority,
  coalesce(layoutConstraint.placeholder, 'NO') = 'YES' AS placeholder,
  install.installed,
  (state.active
    AND coalesce((
      SELECT active FROM effectiveActive AS item WHERE item.document = object.document
        AND item.object = coalesce(layoutConstraint.firstItem, object.parent)
        AND item.class = state.class), 0)
    AND (layoutConstraint.secondItem IS NULL OR coalesce((
      SELECT active FROM effectiveActive AS item WHERE item.document = object.document
        AND item.object = layoutConstraint.secondItem AND item.class = state.class), 0))) AS active
FROM object
JOIN layoutConstraint ON layoutConstraint.document = object.document
  AND layoutConstraint.id = object.id
JOIN effectiveActive AS state ON state.document = object.document AND state.object = object.id
JOIN effectiveInstall AS install ON install.document = object.document
  AND install.object = object.id AND install.class = state.class
WHERE object.role = 'constraint';
