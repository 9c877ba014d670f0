/** A light element as pages use it: `<LogoGrid client:viewport source="brands">…</LogoGrid>`. */
export interface LightElement<Props> {
  (props: Props & { children?: unknown }): unknown;
  /** The name of the custom element. */
  tag: string;
}

/**
 * Defines a custom element without a framework. The server renders its tag around its children, with the props as
 * attributes; `connect` runs in the browser, when the element is in the document.
 */
export function lightElement<Props>(tag: string, connect: (host: HTMLElement) => void): LightElement<Props> {
  if (typeof customElements !== 'undefined' && !customElements.get(tag)) {
    customElements.define(
      tag,
      class extends HTMLElement {
        connectedCallback() {
          connect(this);
        }
      },
    );
  }
  // A function, so that pages can use it as a component. It is never called: renderer.mjs renders the tag.
  return Object.assign(() => null, { tag });
}
