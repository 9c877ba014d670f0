// Paragraphs and buttons that several emails share.

export const greeting = 'Hello {name},';
export const team = 'Your Kindcrate team';
export const notYou =
  'If that wasn’t you, you don’t need to do anything. We won’t use this email address unless you confirm it.';
export const thanks = 'Thank you for giving!\nYour Kindcrate team';
export const invitationNote =
  'You can use the link once, within {days} days. If you didn’t expect this email, you can ignore it.';
/** A link that emails show as a button; `link` is the name of the value that contains the URL. */
export const button = (label: string, link: string) => ({ label, link });
export const notYourSecondStep =
  'If that wasn’t you, someone else knows your password. Change it right away, and let us know: {contact}';
export const profileButton = button('Open your profile', 'profile');
export const donationsButton = button('See all your donations', 'profile');
export const invitationButton = button('Accept the invitation', 'link');
