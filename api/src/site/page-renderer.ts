import { createHelperProcess } from '../concurrency/helper-process.ts';
import type { RenderedPage, RenderReply, RenderRequest } from './page-renderer-process.ts';

/**
 * Renders pages with data in a separate process, which ends a minute after the last page to free its memory (docs/decisions/0015).
 * Node.js loads the module of the build only there.
 */
export interface PageRenderer {
  /** @throws when the page cannot be rendered. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Ends the process. */
  close(): Promise<void>;
}

/** @param publicUrl what absolute URLs begin with */
export function createPageRenderer(siteFolder: string, publicUrl: string): PageRenderer {
  const helper = createHelperProcess<RenderRequest, RenderReply>({
    program: new URL('./page-renderer-process.ts', import.meta.url),
    arguments: [siteFolder, publicUrl],
    // Nothing else, because the environment holds secrets that the pages must not show.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    replyTimeout: 10_000,
    idleTimeout: 60_000,
  });
  let previous: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function render(request: RenderRequest): Promise<RenderedPage> {
    if (isClosed) throw new Error('The server is closing');
    const reply = await helper.request(request);
    if (!reply) throw new Error(`The renderer ended without rendering ${request.path}`);
    if ('problem' in reply) throw new Error(`${request.path} could not be rendered: ${reply.problem}`);
    return reply.page;
  }

  return {
    render(request) {
      const rendered = previous.then(() => render(request));
      previous = rendered.catch(() => {});
      return rendered;
    },
    close() {
      isClosed = true;
      return helper.close();
    },
  };
}
