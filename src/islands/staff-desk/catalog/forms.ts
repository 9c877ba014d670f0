/** The names of the forms of an entry, under which their drafts are kept: its words, its pictures, one more picture. */
export function formsOf({ name }: { name: string }, entry?: { _id: string }) {
  const words = `${name}-${entry?._id ?? 'new'}`;
  return { words, pictures: `${words}-pictures`, picture: `${words}-picture` };
}
