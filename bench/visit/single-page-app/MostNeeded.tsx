import '../../../src/styles/blocks/quiet.scss';
import '../../../src/styles/blocks/slats.scss';
import { formatMessage } from '@kindcrate/contract/message-format';
import { remainingPieces } from '@kindcrate/contract/need-progress';
import { Link } from 'react-router';
import { giveHref, mostNeeded, toHeading } from '../../../src/lib/needs.ts';
import { useNeeds } from './catalog.ts';
import { needs as copy, home } from './copy.ts';

const format = new Intl.NumberFormat('en');

/** The section of the home page that shows the cause and what is needed most. */
export function MostNeeded() {
  const { title, all } = home.needed;
  return (
    <section className="section wrap needed">
      <div>
        <h2>{title}</h2>
        <Link className="needed__all" to={all.href}>
          {all.label}
        </Link>
      </div>
      <ol className="needed__rows">
        <Cause />
        {mostNeeded(useNeeds(), 4).map((need) => (
          <li key={need._id} className="needed__row">
            <span className="needed__figure">{remainingPieces(need) ?? copy.any}</span>
            <div className="needed__text">
              <h3>{toHeading(need.words)}</h3>
              {need.organization.title}
            </div>
            <Link
              className="needed__give"
              to={giveHref(need)}
              aria-label={formatMessage(copy.giveWords, { words: need.words })}
            >
              {copy.give}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cause() {
  const { eyebrow, title, done, open, action } = home.cause;
  const share = (done.figure / (done.figure + open.figure)) * 100;
  return (
    <li className="needed__row">
      <span className="needed__figure">{format.format(open.figure)}</span>
      <div className="needed__text">
        <h3>{title}</h3>
        {eyebrow}
        <svg className="slats" role="img" aria-label={done.label}>
          <line x2={`${share}%`} />
        </svg>
        {done.label} <b>{format.format(done.figure)}</b>
      </div>
      <Link className="needed__give" to={action.href}>
        {action.label}
      </Link>
    </li>
  );
}
