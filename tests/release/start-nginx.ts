import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { root } from '../../scripts/run.ts';
import { runNginx } from '../../scripts/run-nginx.ts';
import { createSelfSignedCertificate } from '../../scripts/self-signed-certificate.ts';

export interface Nginx {
  httpPort: number;
  httpsPort: number;
  /** PEM; self-signed, so pass it to clients as a certificate authority. */
  certificate: string;
  /** The path of the request log. */
  accessLog: string;
}

/**
 * Starts a real nginx with deploy/nginx.conf, in which only the host name, ports and paths are replaced.
 * @param serverPorts the ports of the servers behind nginx
 */
export async function startNginx(...serverPorts: number[]): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kindcrate-nginx-'));
  // If root starts nginx, its worker runs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const { key, cert } = createSelfSignedCertificate();
  writeFileSync(path.join(folder, 'privkey.pem'), key, { mode: 0o600 });
  writeFileSync(path.join(folder, 'fullchain.pem'), cert);
  writeFileSync(path.join(folder, 'site.conf'), siteConfig({ folder, serverPorts, httpPort, httpsPort }));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder));
  mkdirSync(path.join(folder, 'temp'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  onTestFinished(await runNginx(folder, httpPort));
  return { httpPort, httpsPort, certificate: cert, accessLog: path.join(folder, 'access.log') };
}

interface TestValues {
  folder: string;
  serverPorts: number[];
  httpPort: number;
  httpsPort: number;
}

/**
 * Returns deploy/nginx.conf with the host name, ports and paths of the test. Throws if one of them is not found in
 * the file, so that no test runs with a production value.
 */
function siteConfig({ folder, serverPorts, httpPort, httpsPort }: TestValues): string {
  const replacements: [RegExp, string][] = [
    [/give\.example\.com;/g, 'localhost;'],
    [/server 127\.0\.0\.1:4321(.*;)/g, serverPorts.map((port) => `server 127.0.0.1:${port}$1`).join('\n')],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${httpsPort} ssl`],
    [/ {4}listen \[::\]:(80|443).*;\n/g, ''],
    [/\/etc\/letsencrypt\/live\/give\.example\.com/g, folder],
    [/\/var\/cache\//g, path.join(folder, 'temp/')],
  ];
  let config = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
  for (const [pattern, replacement] of replacements) {
    if (config.search(pattern) < 0) throw new Error(`deploy/nginx.conf does not match ${pattern}`);
    config = config.replace(pattern, replacement);
  }
  return config;
}

/** The main configuration that a distribution provides, but with all its files in the folder of the test. */
function mainConfig(folder: string): string {
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temp/${name};`,
  );
  return `
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    events { worker_connections 256; }
    http {
      ${temporaryPaths.join('\n')}
      access_log ${folder}/access.log;
      include ${folder}/site.conf;
    }`;
}
