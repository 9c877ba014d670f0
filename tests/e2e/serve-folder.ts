import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder, as a static host does: the page of `/login` is `login/index.html`. */
export function serveFolder(folder: string): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // `URL` has resolved every `..` in the pathname, so the file is inside the folder.
    const requested = path.join(folder, pathname);
    const file = path.extname(requested) ? requested : path.join(requested, 'index.html');
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    // The browser may have left the page while the file was looked up.
    if (response.destroyed) return;
    if (!isFile) return response.writeHead(404).end();
    response.setHeader('content-type', contentTypes[path.extname(file)] ?? 'application/octet-stream');
    return pipeline(createReadStream(file), response, () => {});
  });
}
