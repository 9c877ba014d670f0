import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../../scripts/find-free-port.ts';
import { runNginx } from '../../../scripts/run-nginx.ts';
import { addCleanup } from '../support/cleanup.ts';

/**
 * Starts nginx in front of servers, and stops it after the tests of the file.
 * @param ports the ports of the servers, on this machine
 * @returns the origin of nginx
 */
export async function startNginx(ports: readonly number[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-nginx-'));
  const port = await findFreePort();
  for (const subfolder of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(folder, subfolder));
  writeFileSync(path.join(folder, 'nginx.conf'), createConfiguration(folder, port, ports));
  addCleanup(() => rmSync(folder, { recursive: true }));
  addCleanup(await runNginx(folder, port));
  return `http://127.0.0.1:${port}`;
}

/**
 * Returns the text of a configuration with which nginx retries a GET or PUT with the other server when a server dies. A POST that the
 * server may have received is left for the client to retry.
 */
function createConfiguration(folder: string, port: number, servers: readonly number[]): string {
  const temporaryPaths = ['fastcgi', 'uwsgi', 'scgi', 'proxy'].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `
    # One process, so that no part of it runs as another user, who could not read the folder.
    master_process off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body;
      ${temporaryPaths.join('\n      ')}
      client_max_body_size 20m;
      upstream kindcrate {
        ${servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`).join('\n        ')}
        # Without kept-alive connections, a server that refuses a request without reading its body would reset the connection.
        keepalive 16;
        # Less than the 5 seconds after which a server closes an idle connection.
        keepalive_timeout 4s;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://kindcrate;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_connect_timeout 1s;
          proxy_next_upstream error timeout;
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }
  `;
}
