import { formatMessage } from '@kindcrate/contract/message-format';
import { statement } from '../../stores/statement.ts';
import { useDetail } from '../../ui/detail/use-detail.ts';
import type { StatementCopy } from './copy.ts';
import { StatementSheet } from './StatementSheet.tsx';

interface Props {
  copy: StatementCopy;
  siteName: string;
}

/** Loads the donor's statement of the year in the page's URL, and sets the page's title. */
export default function Statement({ copy, siteName }: Props) {
  const detail = useDetail(statement, {
    titleOf: ({ year }) => formatMessage(copy.heading, { year }),
    notFoundTitle: copy.unknown.title,
    siteName,
  });
  return <StatementSheet {...detail} copy={copy} siteName={siteName} />;
}
