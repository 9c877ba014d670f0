import { expect, test } from 'vitest';
import { listStaffBrands } from '../../src/catalog/brand-repository.ts';
import { migrate } from '../../src/database/migrate.ts';
import { loadRelease, withDatabase } from './releases/load-release.ts';

test('every brand from release 2026-11-22 is shown or hidden as before the upgrade, without visibility days, and no catalog entry has a version yet', async () => {
  const release = await loadRelease('2026-11-22');
  await withDatabase(release, async (database) => {
    const readBrands = () => database.selectFrom('brands').select(['id', 'hidden', 'revision']).orderBy('id').execute();
    const before = await readBrands();
    await migrate(database);
    expect(before.length).toBeGreaterThan(1);
    expect(await readBrands()).toEqual(before);
    for (const brand of await listStaffBrands(database))
      expect(brand).toMatchObject({
        showFrom: null,
        hideOn: null,
        visibility: brand.hidden ? 'hidden' : 'shown',
      });
    expect(await database.selectFrom('catalog_versions').selectAll().execute()).toEqual([]);
  });
});
