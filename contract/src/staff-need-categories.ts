import { assign, coerce, define, object, optional, type Struct } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint } from './endpoint.ts';
import { anyString, singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { needCategory } from './needs.ts';
import { idField } from './queries.ts';
import { messageReply } from './replies.ts';
import { requireChange } from './staff-fields.ts';

const categoryReply = assign(messageReply, object({ data: needCategory }));

/** Adds a category after its siblings. Its id is derived from the title, and never changes. */
export const createNeedCategoryEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/need-categories',
  needsToken: true,
  body: object({ title: title(), parent: parent() }),
  reply: categoryReply,
});

/** Renames a category, or moves it. */
export const updateNeedCategoryEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/need-categories/:id',
  needsToken: true,
  body: requireChange(object({ title: optional(title()), parent: parent(), position: position() })),
  reply: categoryReply,
});

/** Deletes a category, unless needs use it or it has subcategories. */
export const deleteNeedCategoryEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/staff/need-categories/:id',
  needsToken: true,
  reply: messageReply,
});

function title() {
  return singleLine('Title', limits.needCategoryTitle);
}

/** The parent category; null, or empty in a form, if there is none. */
function parent(): Struct<string | null | undefined, null> {
  const struct = define<string | null | undefined>(
    'parent category',
    (value) => value === undefined || value === null || !idField('').validate(value)[0] || messages.categoryParent,
  );
  return coerce(struct, anyString, (value) => value.trim() || null);
}

/** The position of the category among its siblings: the number of those that come before it. */
function position(): Struct<number | undefined, null> {
  const isInRange = (value: unknown) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= limits.needCategories;
  const struct = define<number | undefined>(
    'position',
    (value) => value === undefined || isInRange(value) || messages.needCategoryPosition,
  );
  return coerce(struct, anyString, (value) => (/^\d{1,9}$/.test(value.trim()) ? Number(value) : value));
}
