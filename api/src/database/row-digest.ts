import { createHash } from 'node:crypto';
import type { Row } from './tables.ts';

/** A digest of the rows of a table. It does not depend on their order, so it can compare tables of different databases. */
export interface RowDigest {
  add(row: Row): void;
  /** How many rows were added. */
  count(): number;
  /** The sum of the SHA-256 hashes of all rows, modulo 2^256, in hex. */
  sum(): string;
}

const modulus = 1n << 256n;

/** @param columns the columns to compare */
export function createRowDigest(columns: readonly string[]): RowDigest {
  const sorted = columns.toSorted();
  let total = 0n;
  let count = 0;
  return {
    add(row) {
      const values = JSON.stringify(sorted.map((column) => row[column]));
      total = (total + BigInt(`0x${createHash('sha256').update(values).digest('hex')}`)) % modulus;
      count++;
    },
    count: () => count,
    sum: () => total.toString(16).padStart(64, '0'),
  };
}
