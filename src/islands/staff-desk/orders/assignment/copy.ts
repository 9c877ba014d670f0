/** Who takes care of an order. */
export interface AssignmentCopy {
  /** With `{name}`. */
  by: string;
  nobody: string;
  /** Shown instead of a username that the current user is not allowed to see. */
  someone: string;
  toMe: string;
  /** Opens the form that assigns the order to another person. */
  choose: string;
  /** The label of the field in that form. */
  person: string;
  /** The option that leaves the order unassigned. */
  toNobody: string;
  save: string;
  failure: string;
  loading: string;
  loadFailed: string;
  tryAgain: string;
}
