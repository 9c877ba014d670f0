/** What is dragged, dropped or pasted; a part of the browser's DataTransfer. */
interface Transfer {
  readonly types: readonly string[];
  readonly files: Iterable<File>;
}

/** Whether files are dragged, and not a text or a link. */
export const hasFiles = ({ types }: Pick<Transfer, 'types'>): boolean => types.includes('Files');

/** The first picture among the files, by the type that the system gives it. */
export function firstPicture({ files }: Pick<Transfer, 'files'>): File | undefined {
  return [...files].find(({ type }) => type.startsWith('image/'));
}

/** A picture that is pasted. What has words too, such as a piece of a document, belongs to the field that it is pasted into. */
export function pastedPicture(transfer: Transfer): File | undefined {
  return transfer.types.includes('text/plain') ? undefined : firstPicture(transfer);
}
