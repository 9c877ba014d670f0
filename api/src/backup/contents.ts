import {
  array,
  assign,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct';
import { BackupError } from './backup-error.ts';

/*
 * The format of a backup (docs/decisions/0020): a tar file with these entries, in this order. In an encrypted backup, the
 * entries with data are age files (https://age-encryption.org), and their names end in `.age`.
 */

/** Incremented when older versions of Kindcrate cannot read the new format. */
export const formatVersion = 1;

export const entryNames = {
  readme: 'README.txt',
  header: 'kindcrate-backup.json',
  /** The identity that decrypts the entries with data; itself encrypted with a passphrase, or for recipients. */
  key: 'key.age',
  image: (fileName: string) => `images/${fileName}`,
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.ndjson`,
  tokenSecret: 'jwt-secret',
  /** In the format of `sha256sum`, for all entries since the previous one of this kind. */
  checksums: (part: number) => `checksums/${String(part).padStart(6, '0')}.sha256`,
  contents: 'contents.json',
};

export const encryptedSuffix = '.age';

const encryption = type({
  /** `passphrase` or `recipients`. */
  method: string(),
  /** The public keys that the backup is encrypted with; empty with a passphrase. */
  recipients: array(string()),
  /** The public key of the identity in `key.age`. */
  key: string(),
});

const header = type({
  application: literal('kindcrate'),
  format: integer(),
  startedAt: string(),
  /** Identifies the database and its images, so that a partial backup is continued only from the same ones. */
  source: string(),
  encryption: nullable(encryption),
});

const table = object({ name: string(), columns: array(string()), rows: integer(), digest: string() });

const contents = type({
  takenAt: string(),
  /** The version of Kindcrate that made the backup. */
  version: string(),
  migrations: array(string()),
  tables: array(assign(table, type({ selfReference: optional(string()) }))),
  /** Null in a backup without images. `missing` lists the images whose files the store did not have. */
  images: nullable(type({ count: integer(), missing: array(string()) })),
  /** The number of entries before this one, not counting those that contain checksums. */
  entries: integer(),
  /** The SHA-256 hash of each entry that contains checksums. */
  checksums: array(string()),
});

export type Header = Infer<typeof header>;
export type Contents = Infer<typeof contents>;
export type TableContents = Contents['tables'][number];

/** @throws BackupError */
export const parseHeader = (bytes: Uint8Array, file: string): Header => parse(header, bytes, file);
export const parseContents = (bytes: Uint8Array, file: string): Contents => parse(contents, bytes, file);

function parse<T>(struct: Struct<T>, bytes: Uint8Array, file: string): T {
  try {
    return struct.create(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    throw new BackupError(`${file} is not a backup of Kindcrate, or it is damaged.`);
  }
}

export const toJson = (value: Header | Contents): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
