import { array, assign, define, enums, type Infer, integer, object, refine, type Struct, string } from 'superstruct';
import { bodylessEndpoint, jsonEndpoint, queryEndpoint } from './endpoint.ts';
import { singleLine } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { choiceParam } from './queries.ts';
import { messageReply } from './replies.ts';
import { paragraphs, revision } from './staff-fields.ts';

/** What a saved text is for: the reason why an order is declined, or the reply to a message. */
export const savedTextKinds = ['reason', 'reply'] as const;

export type SavedTextKind = (typeof savedTextKinds)[number];

/** A reason or a reply that the desk writes often. The person who chooses one can change it before sending it. */
export const savedText = object({
  _id: string(),
  kind: enums(savedTextKinds),
  title: string(),
  text: string(),
  /** Increases with every edit. An edit that quotes an older revision fails with `conflict`. */
  revision: integer(),
});

export type SavedText = Infer<typeof savedText>;

const editable = object({ kind: kind(), title: singleLine('Title', limits.savedText.title), text: text() });

const savedTextReply = assign(messageReply, object({ data: savedText }));

/** All saved texts, or those of one kind, sorted by title. Not paged, because there are few. */
export const listSavedTextsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/saved-texts',
  needsToken: true,
  query: object({ kind: choiceParam(savedTextKinds, messages.savedTextKind) }),
  reply: object({ result: array(savedText) }),
});

export const createSavedTextEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/saved-texts',
  needsToken: true,
  body: editable,
  reply: savedTextReply,
});

/** Replaces all fields. */
export const updateSavedTextEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/saved-texts/:id',
  needsToken: true,
  body: assign(editable, object({ revision: revision() })),
  reply: savedTextReply,
});

export const deleteSavedTextEndpoint = bodylessEndpoint({
  method: 'DELETE',
  path: '/staff/saved-texts/:id',
  needsToken: true,
  reply: messageReply,
});

function kind(): Struct<SavedTextKind, null> {
  return define<SavedTextKind>(
    'saved text kind',
    (value) => savedTextKinds.includes(value as SavedTextKind) || messages.savedTextKind,
  );
}

/** A reason is a single line, because it is inserted into a field of one line. A reply may have several. */
function text(): Struct<string, null> {
  const reason = singleLine('Text', limits.reason);
  return refine(paragraphs('Text', limits.savedText.reply), 'text of its kind', (value, { branch: [body] }) => {
    if (body?.kind !== 'reason') return true;
    const [error] = reason.validate(value);
    return error?.message ?? true;
  });
}
