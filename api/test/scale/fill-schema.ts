/** How many rows of each kind are generated. `sizeFor` derives the other numbers from the number of orders. */
export interface Size {
  orders: number;
  donors: number;
  redemptions: number;
  /** One in this many orders has entries in the audit log, to save disk space. */
  ordersPerAuditedOrder: number;
}

export function sizeFor(orders: number): Size {
  return { orders, donors: Math.ceil(orders / 5), redemptions: Math.ceil(orders / 10), ordersPerAuditedOrder: 4 };
}

/** The number of years over which the orders are spread evenly. */
export const yearCount = 5;

/** These numbers do not depend on the number of orders. */
export const organizationCount = 40;
export const brandCount = 60;
export const staffCount = 20;
export const partnerCount = 100;

/** The schema with the functions and tables that are needed only to generate rows. It is dropped afterward. */
export const fillSchema = 'fill';

/**
 * Functions that derive values from a number, so that several tables can be filled at the same time without reading from one another.
 * PostgreSQL inlines these functions, as long as none uses an argument twice or calls a function that is more volatile than itself.
 */
export const fillFunctions = `
  create schema ${fillSchema};
  create function fill.fraction(n bigint, salt bigint) returns float8 language sql immutable as
    $$ select (hashint8extended(n, salt) & 1099511627775) / 1099511627776.0::float8 $$;
  create function fill.id(kind text, n bigint) returns text language sql immutable as
    $$ select md5(kind || n::text)::uuid::text $$;
  create function fill.code(kind text, n bigint) returns text language sql immutable as
    $$ select md5(kind || n::text) $$;
  create function fill.iso(t timestamptz) returns text language sql stable as
    $$ select to_char(t at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
  create unlogged table fill.orders (n bigint, id text, donor_id text, age float8, created timestamptz, path text[], status text,
    quantity int, has_photo boolean);`;

/** A table and the statement that fills it. The statements of a group run one after another, and the groups at the same time. */
export type Statement = readonly [table: string, statement: string];
