/** The dialog that shows a photo of an order as large as the window allows. */
export interface PhotoDialogCopy {
  title: string;
  /** The text alternative. With `{item}`, `{position}` and `{count}`. */
  alt: string;
  previous: string;
  next: string;
  fullSize: string;
  close: string;
}
