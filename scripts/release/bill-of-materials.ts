import type { Component } from './components.ts';
import { runNpm } from './run-npm.ts';

/** The fields of CycloneDX that this file reads and writes (https://cyclonedx.org/docs/1.5/json). */
interface BillOfMaterials {
  metadata: { component: object };
  components: { purl?: string }[];
}

/**
 * Returns the software bill of materials of a release, in the CycloneDX format: the installed packages, as npm lists them, and the
 * packages that the site contains.
 */
export function createBillOfMaterials(releaseFolder: string, components: Component[]): string {
  const bill: BillOfMaterials = JSON.parse(
    runNpm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], releaseFolder),
  );
  // npm names the release after its folder.
  bill.metadata.component = { ...bill.metadata.component, name: 'kindcrate' };
  const known = new Set(bill.components.map(({ purl }) => purl));
  bill.components.push(...components.map(toEntry).filter(({ purl }) => !known.has(purl)));
  return JSON.stringify(bill, null, 2);
}

function toEntry({ name, version, license, integrity }: Component) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, hash = ''] = integrity.split('-', 2);
  const hashes =
    algorithm === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] : [];
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl,
    hashes,
    licenses: [{ expression: license }],
  };
}
