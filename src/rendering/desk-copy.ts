import type { CopyField, CopyOverrides, CopyValues } from '@kindcrate/contract/copy-fields';
import type { CopyChange, CopyPageSummary, CopyProblem } from '@kindcrate/contract/staff-copy';
import { listChanges } from '../content/desk/changes.ts';
import { checkValues, type ReferenceTargets } from '../content/desk/check-values.ts';
import { applyOverrides, overridesOf, type PageName, rulesOf } from '../content/desk/overrides.ts';
import { incompletePreviews, pagePaths } from '../content/desk/page-paths.ts';
import { withPictureUrls } from '../content/desk/picture-urls.ts';
import { toLabel } from '../editor/labels.ts';

/** A page in the desk's list, without its fields and values. */
export interface ListedCopy {
  name: string;
  title: string;
  /** The path of the page that shows this copy; `:id` stands for the first brand or organization. */
  path: string;
  preview: CopyPageSummary['preview'];
  /** The paths of published values that this version of the site cannot show. */
  unfit: string[];
}

export interface DescribedCopy extends ListedCopy {
  fields: CopyField[];
  /** What visitors see. */
  values: CopyValues;
}

export interface CheckedCopy {
  problems: CopyProblem[];
  /** The valid values that differ from those in the copy files. */
  overrides: CopyOverrides;
  /** The differences from the published copy. */
  changes: CopyChange[];
}

/** The functions of the site that the API calls for the desk's editor of copy. Their parameters and results are JSON. */
export interface DeskCopy {
  /** @param published the published overrides, by the name of the copy file */
  listCopy(published: Record<string, CopyOverrides>): Promise<ListedCopy[]>;
  /** @returns undefined for an unknown name */
  describeCopy(name: string, published: CopyOverrides): Promise<DescribedCopy | undefined>;
  checkCopy(
    name: string,
    values: CopyValues,
    context: ReferenceTargets & { published: CopyOverrides },
  ): Promise<CheckedCopy | undefined>;
}

/**
 * Creates the functions that the desk's editor uses.
 * @param readDefaults returns the copy of a file
 * @param urlOf returns the URL of an illustration
 */
export function createDeskCopy(
  readDefaults: (name: PageName) => Promise<object>,
  urlOf: (picture: string) => Promise<string>,
): DeskCopy {
  const names = Object.keys(pagePaths) as PageName[];
  const find = (name: string) => names.find((known) => known === name);
  const list = async (name: PageName, published: CopyOverrides): Promise<ListedCopy> => ({
    name,
    title: toLabel(name),
    path: pagePaths[name],
    preview: incompletePreviews[name] ?? 'whole',
    unfit: applyOverrides(name, await readDefaults(name), published).unusable,
  });

  return {
    listCopy: (published) => Promise.all(names.map((name) => list(name, published[name] ?? {}))),
    async describeCopy(given, published) {
      const name = find(given);
      if (!name) return undefined;
      const defaults = await readDefaults(name);
      const { values } = applyOverrides(name, defaults, published);
      const fields = await Promise.all(rulesOf(name, defaults).fields.map((field) => withPictureUrls(field, urlOf)));
      return { ...(await list(name, published)), fields, values };
    },
    async checkCopy(given, values, { published, ...targets }) {
      const name = find(given);
      if (!name) return undefined;
      const defaults = await readDefaults(name);
      const rules = rulesOf(name, defaults);
      const live = applyOverrides(name, defaults, published).values;
      return {
        problems: checkValues(rules, values, targets),
        overrides: overridesOf(rules, values, published, targets.pictures),
        changes: listChanges(rules.fields, live, values),
      };
    },
  };
}
