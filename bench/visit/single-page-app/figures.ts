import type { FiguresByPeriod, PublicFigures } from '@kindcrate/contract/figures';
import { describeFigures, describeMissingFigures } from '../../../src/lib/figures.ts';
import { figures as copy } from './copy.ts';

/** The note below figures, or the sentence in their place. */
export const noteOf = (figures: PublicFigures | undefined, shown: FiguresByPeriod | undefined): string =>
  shown ? describeFigures(shown, figures?.computedOn ?? null, copy) : describeMissingFigures(figures, copy);
