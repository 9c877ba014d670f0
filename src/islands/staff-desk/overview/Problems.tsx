import { formatMessage } from '@kindcrate/contract/message-format';
import type { Problem } from '@kindcrate/contract/staff-overview';
import { TimeSentence } from '../../../ui/time/TimeSentence.tsx';
import type { OverviewCopy } from './copy.ts';
import { formatProblemAmount } from './format-problem-amount.ts';
import { OverviewCard } from './OverviewCard.tsx';

interface Props {
  problems: Problem[];
  copy: OverviewCopy['problems'];
}

/** The problems that an operator of the server has to check. Their number is beside the title, unless there are none. */
export function Problems({ problems, copy }: Props) {
  return (
    <OverviewCard name="problems" title={copy.title} note={problems.length || undefined}>
      {problems.length === 0 && <p className="overview-none">{copy.none}</p>}
      <ul className="overview-list">
        {problems.map((problem) => (
          <li className="overview-row overview-row--problem" key={problem.kind}>
            <ProblemText problem={problem} copy={copy.kinds[problem.kind]} />
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}

function ProblemText({ problem, copy: { title, text } }: { problem: Problem; copy: { title: string; text: string } }) {
  const { since } = problem;
  return (
    <span className="overview-row__main">
      <b>{formatMessage(title, { amount: formatProblemAmount(problem) })}</b>
      <span className="overview-soft">{since === null ? text : <TimeSentence text={text} at={since} showsTime />}</span>
    </span>
  );
}
