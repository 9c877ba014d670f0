/** A page that has been prepared for the frame of a preview. */
export interface PreviewDocument {
  html: string;
  /** The styles of the page. The desk's content security policy also applies in the frame and refuses `style` elements. */
  css: string;
}

/**
 * The elements to remove. The browser would report each script that the sandbox blocks, and would show `noscript` elements, because no
 * script runs in the frame.
 */
const removedElements = [
  /<script\b[^>]*>[\s\S]*?<\/script>/g,
  /<noscript\b[^>]*>[\s\S]*?<\/noscript>/g,
  // Preloads, icons and the manifest. Pages have no linked stylesheets.
  /<link\b[^>]*>/g,
  /<meta http-equiv=[^>]*>/gi,
];

/**
 * Prepares a rendered page for the frame of the preview. Works on the HTML as a string, because Trusted Types forbid parsing it here. A
 * mistake would affect only what the preview looks like: it is the frame's sandbox that keeps scripts from running.
 * @param origin the site's origin, because no path can be relative to the blob URL of the frame
 */
export function toPreviewDocument(html: string, origin: string): PreviewDocument {
  const styles = Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css);
  const body = removedElements.reduce(
    (text, pattern) => text.replace(pattern, ''),
    html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''),
  );
  return {
    html: withAbsoluteUrls(body, origin)
      // The sandbox blocks new windows, so links and forms in the preview do nothing.
      .replace(/<head\b[^>]*>/, '$&<base target="_blank">'),
    css: styles
      .join('\n')
      .replace(/url\((["']?)\/(?!\/)/g, `url($1${origin}/`)
      // The frame runs no scripts, but visitors' browsers do, so these styles must not apply.
      .replace(/\(scripting:\s*none\)/g, '(width < 0)'),
  };
}

function withAbsoluteUrls(html: string, origin: string): string {
  return html
    .replace(/(\s(?:src|href|poster)=")\/(?!\/)/g, `$1${origin}/`)
    .replace(
      /(\ssrcset=")([^"]*)/g,
      (_, start, list: string) => start + list.replace(/(^|,\s*)\/(?!\/)/g, `$1${origin}/`),
    );
}
