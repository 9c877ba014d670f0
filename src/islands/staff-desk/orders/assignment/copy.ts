/** Who takes care of an order. */
export interface AssignmentCopy {
  /** With `{name}`. */
  by: string;
  nobody: string;
  /** Shown in place of a username that the current user is not allowed to see. */
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
