/** The address of a mail that answers a message. */
export function replyAddress(email: string, subject: string): string {
  const line = subject ? `Re: ${subject}` : 'Re:';
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(line)}`;
}
