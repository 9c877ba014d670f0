import { getStatementEndpoint, type YearlyStatement } from '@kindcrate/contract/statements';
import Statement from '../../src/islands/statement/Statement.tsx';
import { statement } from '../../src/workbench/coin-fixtures.ts';
import { copy } from './copy.ts';
import { api } from './mock-api.ts';
import { mount, unmount } from './mount.tsx';
import { signInAs } from './session.ts';
import { resetStores } from './stores.ts';

/** The endpoint of the statement, with the path for one year. */
export const statementEndpointFor = (year: number | string) => ({
  ...getStatementEndpoint,
  path: `/statement/${year}` as const,
});

/** Opens the statement page, after unmounting any page that is open. The caller arranges the reply. */
export function mountStatement(query = `?year=${statement.year}`): void {
  unmount();
  resetStores();
  signInAs('donor');
  history.replaceState(null, '', query);
  mount(<Statement copy={copy.statement} siteName={copy.frame.name} />, 'detail');
}

export async function openStatement(changes: Partial<YearlyStatement> = {}): Promise<void> {
  await api.reply(statementEndpointFor(statement.year), { data: { ...statement, ...changes } });
  mountStatement();
}
