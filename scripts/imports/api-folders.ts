/**
 * Turns names, separated by spaces, into globs of paths in api/src: `database` into all files of that folder, `services.ts` into
 * that file.
 */
export const inApi = (names: string, files = '*') =>
  names.replace(/\S+/g, (name) => (name.includes('.') ? `api/src/${name}` : `api/src/${name}/${files}`));
export const routesOf = (names: string) => inApi(names, '{routes,*-routes}.ts');
export const repositoriesOf = (names: string) => inApi(names, '{repository,*-repository}.ts');
