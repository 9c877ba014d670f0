import { type AuditFilter, auditFilter } from '@kindcrate/contract/audit';
import { create, is } from 'superstruct';

/** Reads a filter from the query of a URL or from a form. Ignores invalid parameters, because someone may have edited the URL by hand. */
export function auditFilterOf(source: string | Iterable<[string, FormDataEntryValue]>): AuditFilter {
  const parts = typeof source === 'string' ? [...new URLSearchParams(source)] : [...source];
  const valid = parts.flatMap(([name, value]) => {
    const part = { [name]: typeof value === 'string' ? value.trim() : '' };
    return part[name] && is(part, auditFilter) ? [part] : [];
  });
  return create(Object.assign({}, ...valid), auditFilter);
}

/** Formats a filter as a query string; an empty filter becomes an empty string. */
export function formatAuditFilter(filter: AuditFilter): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return parts.length ? `?${new URLSearchParams(parts)}` : '';
}
