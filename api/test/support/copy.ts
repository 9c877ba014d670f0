import { examples } from '@kindcrate/contract/examples';
import { createBuiltSite } from './built-site.ts';
import { smallJpeg } from './photos.ts';
import { signUpWithRole } from './roles.ts';
import { openTestApp, type TestApp, type TestReply } from './test-app.ts';

/** The pages to which the copy links, apart from those with data. */
const staticPages = [
  'contact',
  'donationform',
  'allforms',
  'payment',
  'profile',
  'login',
  'register',
  'privacy',
  'terms',
  'accessibility',
];

/** A built site with the real copy, in which each page shows the copy file with the same name. */
export const createCopySite = () =>
  createBuiltSite(
    Object.fromEntries(
      staticPages.map((name) => [`/${name}`, { file: `${name}/index.html`, content: 'built', copyFiles: [name] }]),
    ),
  );

// biome-ignore lint/suspicious/noExplicitAny: tests change arbitrary values
type Edit = (values: any) => void;

/** Opens an API that serves a site with the real copy. @returns the API, with functions that edit the copy of the site as staff */
export async function openCopyDesk() {
  const api = await openTestApp({}, createCopySite().folder);
  // The sample entries were added after the server had read the catalog, so the server has to read the catalog again.
  api.services.catalogVersion.count += 1;
  const { token } = await signUpWithRole(api, 'staff');
  const url = (page: string, rest = '') => `/api/staff/copy/${page}${rest}`;
  const read = async (page: string) => (await api.get(url(page), token)).body.data;
  const saveDraft = (page: string, revision: number, values: unknown, as = token): Promise<TestReply> =>
    api.send('PUT', url(page, '/draft'), { revision, values }, as);
  const publish = (page: string, revision: number): Promise<TestReply> =>
    api.send('POST', url(page, '/publish'), { revision }, token);
  const discard = (page: string, revision: number, as = token): Promise<TestReply> =>
    api.send('POST', url(page, '/discard'), { revision }, as);
  /** Changes the published values of a page, and saves the result as its draft. */
  const saveEdit = async (page: string, edit: Edit): Promise<TestReply> => {
    const { live, draft } = await read(page);
    edit(live);
    return saveDraft(page, draft?.revision ?? 0, live);
  };
  /** Changes the published values of a page, and publishes the result. */
  const publishEdit = async (page: string, edit: Edit): Promise<TestReply> =>
    publish(page, (await saveEdit(page, edit)).body.data.revision);
  return { api, token, url, read, saveDraft, publish, discard, saveEdit, publishEdit };
}

/** Functions that create samples for `permission-samples.ts`, all for the page `not-found` and with the revision of its draft if it has one. */
export function createCopySampleFactories(api: TestApp, staff: string) {
  const read = async () => (await api.get('/api/staff/copy/not-found', staff)).body.data;
  const revision = async (): Promise<number> => (await read())?.draft?.revision ?? 0;
  return {
    'PUT /staff/copy/:id/draft': async () => ({ json: { ...examples['copy-draft'], revision: await revision() } }),
    'POST /staff/copy/:id/discard': async () => ({ json: { revision: await revision() } }),
    'POST /staff/copy/:id/publish': async () => ({ json: { revision: await revision() } }),
    'POST /staff/copy/:id/restore': async () => ({ json: { version: 0, revision: await revision() } }),
    'POST /staff/copy/:id/pictures': async () => ({ form: { image: await smallJpeg() } }),
    'POST /staff/copy/:id/preview': async () => ({ json: examples['copy-preview'] }),
  };
}

let titleCount = 0;

/** Saves a draft that gives a page a new title. @returns the name of the page */
export async function saveCopyDraft(api: TestApp, staff: string, page = 'not-found'): Promise<string> {
  const { live, draft } = (await api.get(`/api/staff/copy/${page}`, staff)).body.data;
  titleCount += 1;
  const body = { revision: draft?.revision ?? 0, values: { ...live, title: `Title ${titleCount}` } };
  await api.send('PUT', `/api/staff/copy/${page}/draft`, body, staff);
  return page;
}
