import { createHash } from 'node:crypto';
import type { Encodings } from './encode.ts';

/** A page as it is sent, the same for everyone. */
export interface Page {
  /** The content type, the content security policy and others, which may override the headers that every response has. */
  headers: Record<string, string>;
  bodies: Pick<Encodings, 'identity'> & Partial<Encodings>;
  /** SHA-256 of the uncompressed body, base64. */
  digest: string;
  /** Identifies the headers and the content, and is the same in every encoding. */
  version: string;
  /** Whether a shared cache may answer with the page for a few seconds. */
  isShared: boolean;
}

export function createPage({ headers, bodies, isShared }: Pick<Page, 'headers' | 'bodies' | 'isShared'>): Page {
  const digest = createHash('sha256').update(bodies.identity).digest('base64');
  const version = createHash('sha256').update(JSON.stringify(headers)).update('\0').update(digest).digest('base64url');
  return { headers, bodies, isShared, digest, version: version.slice(0, 22) };
}
