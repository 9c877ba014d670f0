import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Service {
  image?: string;
  ports?: string[];
  environment?: Record<string, string | number>;
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}

const { services, volumes }: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('compose.yaml'),
);

test('only the proxy of compose.yaml can be reached from outside', () => {
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['caddy']);
});

test('all containers restart and gain no privileges; those that handle requests also have a read-only disk and drop all capabilities', () => {
  for (const name of ['caddy', 'site']) {
    expect(services[name]?.read_only, name).toBe(true);
    expect(services[name]?.cap_drop, name).toEqual(['ALL']);
  }
  for (const [name, { security_opt, restart }] of Object.entries(services)) {
    expect(security_opt, name).toContain('no-new-privileges:true');
    expect(restart, name).toBe('unless-stopped');
  }
});

test('compose.yaml pins the version of every image that it does not build', () => {
  const images = Object.values(services).flatMap(({ image }) => (image && image !== 'kindcrate' ? [image] : []));
  expect(images).toHaveLength(3);
  for (const image of images) expect(image).toMatch(/:v?\d+/);
});

test('compose.yaml contains no password, and makes Docker Compose fail with a message when one is missing', () => {
  const secrets = Object.values(services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /PASSWORD|SECRET|DATABASE_URL/.test(name));
  expect(secrets.length).toBeGreaterThan(4);
  for (const [name, value] of secrets) expect(value, name).toContain('${');
  for (const name of ['POSTGRES_PASSWORD', 'PICTURES_PASSWORD', 'JWT_SECRET'])
    expect(read('compose.yaml')).toMatch(new RegExp(`\\$\\{${name}:\\?must be`));
});

test('every volume of compose.yaml is declared, and every mounted file exists', () => {
  const sources = Object.values(services).flatMap(({ volumes: used = [] }) =>
    used.map((volume) => volume.split(':')[0]),
  );
  for (const source of sources) {
    if (source?.startsWith('./')) expect(read(source)).not.toBe('');
    else expect(Object.keys(volumes)).toContain(source);
  }
});
