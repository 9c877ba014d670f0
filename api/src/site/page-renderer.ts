import { createFairQueue } from '../concurrency/fair-queue.ts';
import { createHelperProcess } from '../concurrency/helper-process.ts';
import type { CopyFunctions, CopyRequest, RenderedPage, RenderReply, RenderRequest } from './page-renderer-process.ts';

/**
 * Renders pages and checks copy in a separate process, which exits a minute after its last request, to free its memory (docs/decisions/0015).
 * Only that process loads the module of the build.
 */
export interface PageRenderer extends CopyFunctions {
  /** Renders a page for visitors. @throws when the page cannot be rendered. */
  render(request: RenderRequest): Promise<RenderedPage>;
  /** Renders a page for the desk. The desk and the visitors take turns. @throws when the page cannot be rendered. */
  preview(request: RenderRequest): Promise<RenderedPage>;
  /** Ends the process. */
  close(): Promise<void>;
}

/** Milliseconds that a request may wait for its turn. */
const maxWait = 30_000;

/** @param publicUrl the origin of the absolute URLs in pages */
export function createPageRenderer(siteFolder: string, publicUrl: string): PageRenderer {
  const helper = createHelperProcess<RenderRequest | CopyRequest, RenderReply>({
    program: new URL('./page-renderer-process.ts', import.meta.url),
    arguments: [siteFolder, publicUrl],
    // No other variable, because the environment contains secrets that the pages must not show.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    replyTimeout: 10_000,
    idleTimeout: 60_000,
  });
  let isClosed = false;

  async function send(request: RenderRequest | CopyRequest): Promise<RenderReply> {
    if (isClosed) throw new Error('The server is closing');
    const name = 'functionName' in request ? request.functionName : request.path;
    const reply = await helper.request(request);
    if (!reply) throw new Error(`The page renderer ended without a reply to ${name}`);
    if ('problem' in reply) throw new Error(`The page renderer failed on ${name}: ${reply.problem}`);
    return reply;
  }

  /**
   * The process handles one request at a time. Visitors and the desk take turns, so that visitors never wait for a series of
   * previews.
   */
  const takeTurn = createFairQueue(maxWait);

  const renderFor = (owner: 'visitors' | 'desk') => async (request: RenderRequest) =>
    pageOf(await takeTurn(owner, () => send(request)));

  async function callFunction(request: CopyRequest) {
    const reply = await takeTurn('desk', () => send(request));
    return 'result' in reply ? reply.result : undefined;
  }

  return {
    render: renderFor('visitors'),
    preview: renderFor('desk'),
    listCopy: (...parameters) =>
      callFunction({ functionName: 'listCopy', arguments: parameters }) as ReturnType<CopyFunctions['listCopy']>,
    describeCopy: (...parameters) =>
      callFunction({ functionName: 'describeCopy', arguments: parameters }) as ReturnType<
        CopyFunctions['describeCopy']
      >,
    checkCopy: (...parameters) =>
      callFunction({ functionName: 'checkCopy', arguments: parameters }) as ReturnType<CopyFunctions['checkCopy']>,
    close() {
      isClosed = true;
      return helper.close();
    },
  };
}

function pageOf(reply: RenderReply): RenderedPage {
  if (!('page' in reply)) throw new Error('The page renderer sent no page');
  return reply.page;
}
