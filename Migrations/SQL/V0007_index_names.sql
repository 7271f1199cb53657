-- From what people call an object to the object, so that looking one up costs the same in every
-- project: by its id, which may stand in several documents, and by the names of the outline.

CREATE INDEX index_object_on_id ON object (id);

CREATE INDEX index_attribute_on_userLabel ON attribute (value)
  WHERE path = 'userLabel' AND class = 'any-any';

CREATE INDEX index_layoutConstraint_on_userLabel ON layoutConstraint (userLabel)
  WHERE userLabel IS NOT NULL;

CREATE INDEX index_connection_on_property ON connection (property) WHERE property IS NOT NULL;
