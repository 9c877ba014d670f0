import type { Page } from 'playwright/test';

interface Rule {
  selectors: string[];
  bytes: number;
}

/**
 * Counts the bytes of the CSS rules that no state of the page can use: every selector of such a rule contains a class that occurs
 * neither in the document nor in any script of the page, including scripts that its islands load on demand.
 */
export async function countUnusableCss(page: Page): Promise<{ bytes: number; selectors: string[] }> {
  const { rules, classes, inlineScripts, scriptNames } = await page.evaluate(readPage);
  const scripts = [...inlineScripts, ...(await fetchScripts(page, scriptNames))].join('\n');
  const known = new Set(classes);
  // A class such as `notice--alert` may be composed: `notice--${kind}`.
  const prefixes = [...scripts.matchAll(/([\w-]+(?:--|__))\$\{/g)].map(([, prefix = '']) => prefix);
  const words = new Set(scripts.split(/[^\w-]+/));
  const canOccur = (name: string) =>
    known.has(name) || words.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  const unusable = rules.filter(({ selectors }) =>
    selectors.every((selector) => classesOf(selector).some((name) => !canOccur(name))),
  );
  return {
    bytes: unusable.reduce((sum, { bytes }) => sum + bytes, 0),
    selectors: unusable.map(({ selectors }) => selectors.join(', ')),
  };
}

/** The classes that an element, its ancestors or its siblings must have for the selector to match. */
function classesOf(selector: string): string[] {
  const required = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Reads the rules, classes and scripts of the page in which it runs. */
function readPage() {
  const rules: Rule[] = [];
  const collect = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        rules.push({ selectors: rule.selectorText.split(','), bytes: rule.cssText.length });
      } else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  return {
    rules,
    classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    inlineScripts: [...document.scripts].map(({ text }) => text),
    scriptNames: [...document.querySelectorAll('[data-scripts]')].flatMap((island) =>
      (island.getAttribute('data-scripts') ?? '').split(' '),
    ),
  };
}

/** Fetches the given script files and every script that they import or load on demand, except the React runtime, which has no classes. */
async function fetchScripts(page: Page, scriptNames: string[]): Promise<string[]> {
  const names = new Set(scriptNames);
  const scripts: string[] = [];
  // The loop also visits the names that are added while it runs.
  for (const name of names) {
    const response = await page.request.get(`/static/js/${name}`);
    const script = await response.text();
    if (name.startsWith('client.')) continue;
    scripts.push(script);
    for (const [, imported = ''] of script.matchAll(/[`"'](?:\.\/|static\/js\/)([\w.-]+\.js)[`"']/g))
      names.add(imported);
  }
  return scripts;
}
