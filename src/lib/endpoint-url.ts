import { fillPath } from '@kindcrate/contract/path-params';
import { apiUrl } from './api-url.ts';

/** Returns the URL of an endpoint, with its path parameters filled in. */
export function endpointUrl({ path }: { path: string }, parameters?: Record<string, string>): string {
  return apiUrl + fillPath(path, parameters ?? {});
}
