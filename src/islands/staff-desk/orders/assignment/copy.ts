/** Who takes care of an order. */
export interface AssignmentCopy {
  /** With `{name}`. */
  by: string;
  nobody: string;
  /** The name of a person whose username the reader may not know. */
  someone: string;
  toMe: string;
  /** Opens the choice of another person. */
  choose: string;
  /** The label of the choice. */
  person: string;
  /** The option for nobody. */
  toNobody: string;
  save: string;
  failure: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
