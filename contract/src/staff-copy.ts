import {
  array,
  assign,
  boolean,
  define,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import type { CopyField, CopyValues } from './copy-fields.ts';
import { copyValues } from './copy-fields.ts';
import { bodylessEndpoint, jsonEndpoint, multipartEndpoint, queryEndpoint } from './endpoint.ts';
import { integerField } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { afterParam, nextPage } from './queries.ts';
import { messageReply } from './replies.ts';
import { imageFile } from './staff-fields.ts';

const fieldList = define<CopyField[]>('copy fields', Array.isArray);
/** Not checked in detail, because only our own API sends these values, and it has checked them. */
const values = define<CopyValues>('copy values', (value) => typeof value === 'object' && value !== null);

/** What is wrong with a value. */
export const copyProblem = object({
  /** Names and indexes that lead to the value, such as `slider.slides.0.headline`; empty for the page as a whole. */
  path: string(),
  message: string(),
  /** The value to offer instead, such as `/contact` for `/conact`. */
  fix: optional(string()),
});

export type CopyProblem = Infer<typeof copyProblem>;

/** Who made a change, and when. */
const authorAndTime = {
  /** The username; null if the account was deleted. */
  by: nullable(string()),
  /** ISO 8601. */
  at: string(),
};

/**
 * What the preview of a page shows. `whole`: all of the copy. `example`: all of it, on one of the several pages that show it. `part`: only
 * what does not depend on the visitor. `none`: there is no preview.
 */
const copyPreviews = ['whole', 'example', 'part', 'none'] as const;

const summary = {
  /** The name of the copy file, such as `home`. */
  _id: string(),
  title: string(),
  /** The path of a page that shows the copy. If several pages show it, this is the most typical one, or the page of the first brand or organization. */
  path: string(),
  preview: enums(copyPreviews),
  /** The number of the published version; 0 while nothing has been published, so the copy is that of the files. */
  version: integer(),
  /** Null for version 0. */
  published: nullable(object(authorAndTime)),
  /**
   * The paths of published values that this version of the site cannot show, because their field was removed or its rules changed. The copy
   * of the files is shown instead.
   */
  unfit: array(string()),
};

/** A page, or the copy of something that several pages show. */
export const copyPageSummary = object({ ...summary, hasDraft: boolean() });

export type CopyPageSummary = Infer<typeof copyPageSummary>;

/** What has been typed but not published; it may have problems. Each page has at most one. */
export const copyDraft = object({
  /** Increases with every change of the draft, no matter who makes it. */
  revision: integer(),
  values,
  problems: array(copyProblem),
  ...authorAndTime,
});

export type CopyDraft = Infer<typeof copyDraft>;

export const copyPage = object({
  ...summary,
  fields: fieldList,
  /** What visitors see. */
  live: values,
  draft: nullable(copyDraft),
});

export type CopyPage = Infer<typeof copyPage>;

/** A changed value, shortened. */
export const copyChange = object({
  path: string(),
  /** The labels of the fields, from the outermost: "Slider › Slides 1 › Headline". */
  label: string(),
  /** Empty for something that was added. */
  before: string(),
  /** Empty for something that was removed. */
  after: string(),
});

export type CopyChange = Infer<typeof copyChange>;

export const copyVersion = object({ version: integer(), ...authorAndTime, changes: array(copyChange) });

export type CopyVersion = Infer<typeof copyVersion>;

/** Every page with copy, in the order in which the desk shows them. */
export const listCopyPagesEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/copy',
  needsToken: true,
  reply: object({ result: array(copyPageSummary) }),
});

/** The fields of a page, the values that visitors see, and the draft. In every path of this file, `:id` is the name of the copy file. */
export const getCopyPageEndpoint = bodylessEndpoint({
  method: 'GET',
  path: '/staff/copy/:id',
  needsToken: true,
  reply: object({ data: copyPage }),
});

/** The revision of the draft that the caller has seen; 0 for none. */
const draftRevision = () =>
  integerField({ min: 0, max: limits.revision }, messages.copyRevision, messages.copyRevision);

const draftReply = assign(messageReply, object({ data: copyDraft }));

/** Saves what was typed, even with problems. Fails with `conflict` if someone else has changed the draft or published it. */
export const saveCopyDraftEndpoint = jsonEndpoint({
  method: 'PUT',
  path: '/staff/copy/:id/draft',
  needsToken: true,
  body: object({ revision: draftRevision(), values: copyValues() }),
  reply: draftReply,
});

/** Deletes the draft, if there is one. Fails with `conflict` if someone else has changed it. */
export const discardCopyDraftEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/copy/:id/discard',
  needsToken: true,
  body: object({ revision: draftRevision() }),
  reply: messageReply,
});

/**
 * Publishes the draft, and removes it. Fails with `invalid_fields` if it has problems: the field messages have the paths of the values as keys. Fails with
 * `conflict` if someone else has changed the draft or published it.
 */
export const publishCopyEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/copy/:id/publish',
  needsToken: true,
  body: object({ revision: draftRevision() }),
  reply: assign(messageReply, object({ data: copyPage })),
});

/** The published versions, newest first, in pages. */
export const listCopyVersionsEndpoint = queryEndpoint({
  method: 'GET',
  path: '/staff/copy/:id/versions',
  needsToken: true,
  query: object({ after: afterParam() }),
  reply: assign(object({ result: array(copyVersion) }), nextPage),
});

/** Makes an earlier version the draft; 0 is the copy of the files. Fails with `conflict` if someone else has changed the draft or published it. */
export const restoreCopyEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/copy/:id/restore',
  needsToken: true,
  body: object({
    version: integerField({ min: 0, max: limits.revision }, messages.copyVersion, messages.copyVersion),
    revision: draftRevision(),
  }),
  reply: draftReply,
});

/** Renders the page with these values, except that those with problems are replaced with what visitors see. Stores nothing. */
export const previewCopyEndpoint = jsonEndpoint({
  method: 'POST',
  path: '/staff/copy/:id/preview',
  needsToken: true,
  body: object({ values: copyValues() }),
  reply: object({
    data: object({
      /** The whole document. */
      html: string(),
      /** The size of the compressed document, and the size that it should not exceed. */
      bytes: integer(),
      maxBytes: integer(),
    }),
  }),
});

/** Stores a picture for the fields of a page, and returns the value with which a picture field shows it. A picture that nothing uses is deleted. */
export const addCopyPictureEndpoint = multipartEndpoint({
  method: 'POST',
  path: '/staff/copy/:id/pictures',
  needsToken: true,
  body: object({ image: imageFile() }),
  reply: assign(messageReply, object({ data: object({ value: string() }) })),
});
