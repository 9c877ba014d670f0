import { resolveApiUrl } from '../../../../lib/api-url.ts';
import { staffTokens } from '../../../../stores/staff-tokens.ts';
import { PagedList } from '../../../../ui/paged-list/PagedList.tsx';
import type { StaffDeskCopy } from '../../copy.ts';
import { NewToken } from './NewToken.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenRow } from './TokenRow.tsx';

interface Props {
  copy: StaffDeskCopy;
}

/** Creates personal API tokens, and lists the tokens of all members of staff. */
export function TokensPanel({ copy }: Props) {
  const { tokens } = copy.people;
  return (
    <>
      <p className="desk-row__note">
        {tokens.lead} <a href={resolveApiUrl('/docs')}>{tokens.documentation}</a>
      </p>
      <TokenForm copy={copy.people} />
      <NewToken copy={tokens} />
      <PagedList pages={staffTokens} copy={copy.list} emptyMessage={tokens.none} label={tokens.list}>
        {(token) => <TokenRow token={token} copy={tokens} />}
      </PagedList>
    </>
  );
}
