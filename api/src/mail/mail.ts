/** What an e-mail says, and to whom. */
export interface MailContent {
  to: { name: string; address: string };
  subject: string;
  text: string;
}

/** An e-mail to one person. */
export interface Mail extends MailContent {
  /** The message of the outbox that it tells: the same message is the same e-mail, however often it is sent. */
  id: string;
  /** When it happened. */
  date: Date;
}

/** Returns when the e-mail is somebody else's to deliver. */
export type SendMail = (mail: Mail) => Promise<void>;
