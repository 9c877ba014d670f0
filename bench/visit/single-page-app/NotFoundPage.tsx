import '../../../src/styles/not-found.scss';
import { Link } from 'react-router';
import { notFound } from './copy.ts';
import { Illustration } from './pictures.tsx';

export function NotFoundPage() {
  return (
    <div className="not-found wrap">
      <title>{notFound.title}</title>
      <Illustration className="not-found__picture" name="lost-crate" isUrgent />
      <h1 className="not-found__title">{notFound.text}</h1>
      <p>
        <Link className="button" to="/">
          {notFound.back}
        </Link>
      </p>
    </div>
  );
}
