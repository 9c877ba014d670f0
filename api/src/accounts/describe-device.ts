/** Names of a session's browser and operating system, such as `Chrome` and `Android`; empty when unknown. */
export interface Device {
  browser: string;
  system: string;
}

/*
 * In both lists, the first match wins, so their order matters: most browsers imitate Chrome or Safari, and Android and
 * ChromeOS also call themselves Linux.
 */
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

/**
 * Reads the names of the browser and the operating system from a `User-Agent` header. Only these names are stored, because
 * the header itself reveals more about a person than is needed to recognize their device.
 */
export function describeDevice(userAgent = ''): Device {
  // No browser sends a longer header.
  const text = userAgent.slice(0, 500);
  const find = (patterns: typeof browsers) => patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  return { browser: find(browsers), system: find(systems) };
}
