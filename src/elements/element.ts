/** A light element as a page uses it: `<LogoGrid client:sight source="brands">…</LogoGrid>`. */
export interface LightElement<Props> {
  (props: Props & { children?: unknown }): unknown;
  /** The name of the custom element. */
  tag: string;
}

/**
 * Defines a custom element without any framework. On the server it renders its tag around what stands in it; in the browser
 * `connect` brings it to life. Its props become attributes.
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
  return Object.assign(() => null, { tag });
}
