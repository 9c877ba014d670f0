/** The label of a value such as a status; the value itself if another API has one that we do not know. */
export function labelOf(labels: Record<string, string>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
