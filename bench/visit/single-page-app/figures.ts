import type { FiguresByPeriod, PublicFigures } from '@kindcrate/contract/figures';
import { describeFigures, describeMissingFigures } from '../../../src/lib/figures.ts';
import { figures as copy } from './copy.ts';

/** The note below the figures, or the sentence shown instead of them. */
export const noteOf = (figures: PublicFigures | undefined, shown: FiguresByPeriod | undefined): string =>
  shown ? describeFigures(shown, figures?.computedOn ?? null, copy) : describeMissingFigures(figures, copy);
