/** What a sample organization says became of a gift. */
interface SampleOutcome {
  line: string;
  /** Counted back from the moment at which the sample data is stored. */
  daysAgo: number;
}

/** By the organization's slug, latest first. The other organizations have none, so that their pages show what that looks like. */
export const sampleOutcomes: Readonly<Record<string, readonly SampleOutcome[]>> = {
  'mantle-and-mitten': [
    {
      line: 'Two of the coats left the same evening with a father and his son, who start work at the bus depot at five.',
      daysAgo: 3,
    },
    { line: 'Went to a family of four on Tuesday. The smallest boots are in use every day.', daysAgo: 8 },
    { line: 'The blankets are on the night bus now, one on every seat.', daysAgo: 15 },
  ],
  'lantern-row': [
    { line: 'The kettle is in room 9, and everyone on that floor has had tea from it.', daysAgo: 5 },
    { line: 'Three beds are made up with your sheets tonight.', daysAgo: 12 },
  ],
};
