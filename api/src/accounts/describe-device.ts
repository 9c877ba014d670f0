/** The device of a session in words; a part that is unknown is empty. */
export interface Device {
  browser: string;
  system: string;
}

/** The first match counts: most browsers imitate Chrome or Safari, and Android and ChromeOS are Linux too. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Only these names are stored: the header itself tells more about a person than they need to recognize their device. */
export function describeDevice(userAgent = ''): Device {
  // A longer header comes from no browser.
  const text = userAgent.slice(0, 500);
  const find = (patterns: typeof browsers) => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  return { browser: find(browsers), system: find(systems) };
}
