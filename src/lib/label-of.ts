/** The label of a value such as a status; the value itself if it is unknown, because another API may have other values. */
export function labelOf(labels: Record<string, string>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
