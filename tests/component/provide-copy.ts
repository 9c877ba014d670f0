import { readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import type { TestProject } from 'vitest/node';
import { parse } from 'yaml';
import { pages } from '../../src/content/pages.ts';
import { group } from '../../src/content/schemas/structure.ts';

type Pages = typeof pages;

declare module 'vitest' {
  interface ProvidedContext {
    /** The English copy by file name, checked by the same schemas as in a build. */
    copy: { [Name in keyof Pages]: z.output<z.ZodObject<Pages[Name]>> };
  }
}

/** Runs once before the component tests, and provides the copy to them: a browser cannot read the copy files itself. */
export default function provideCopy(project: TestProject): void {
  const entries = Object.entries(pages).map(([name, shape]) => {
    const file = new URL(`../../src/content/en/${name}.yaml`, import.meta.url);
    return [name, group(shape).parse(parse(readFileSync(file, 'utf8')))];
  });
  project.provide('copy', Object.fromEntries(entries));
}
