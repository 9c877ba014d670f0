import { describeEmailDomains } from './email.ts';
import { limits } from './limits.ts';

/**
 * All field messages of the contract. `label` is the visible label of the field. Messages that the specification quotes
 * (sections 5 and 8) must match it exactly.
 */
export const messages = {
  required: (label: string) => `${label} is required`,
  tooLong: (label: string, max: number) => `${label} must be ${max} characters or fewer`,
  badCharacter: (label: string) => `${label} contains a character that can’t be saved`,
  /** Names the accepted domains, which are a setting. */
  email: () => {
    const domains = describeEmailDomains();
    return domains ? `Email must be a valid address ending in ${domains}` : 'Email must be a valid address';
  },
  emailCode: 'This link is incomplete. Open it again from the email',
  sameEmail: 'This is already your email',
  contactEmail: 'Email invalid',
  loginPassword: 'Password is invalid',
  username: `Username must be ${limits.username.min} to ${limits.username.max} characters long`,
  phone: `Phone must be exactly ${limits.phoneDigits} digits`,
  newPassword: `Password must be ${limits.password.min} to ${limits.password.max} characters long`,
  commonPassword:
    'Password is one of the most common ones, so it would be guessed first. Choose another, such as a short sentence',
  confirmPassword: 'Confirm Password must match the Password',
  agreedVersion: 'We couldn’t tell which terms you saw. Reload the page and try again',
  quantity: `Quantity must be a whole number from ${limits.quantity.min} to ${limits.quantity.max}`,
  coins: `Coins must be a whole number from ${limits.coins.min} to ${limits.coins.max}`,
  coinsMissing: 'Enter how many coins to ask for',
  redemptionCode: 'Scan your customer’s code, or type it in',
  decision: 'Choose approve or refuse',
  charity: 'Choose the organization that should get your gift',
  unknownCharity: 'That organization is no longer on our list. Choose another one',
  image: 'Add a photo of what you’re giving',
  profileImage: 'Choose a photo',
  nothingToUpdate: 'Enter a new username or a new phone number',
  status: 'Choose a status from the list',
  sort: 'Sort by newest or oldest',
  search: `Search for 1 to ${limits.search} characters`,
  page: 'That page is no longer there. Start again from the first one',
  showName: 'Choose whether the receipt shows your name',
  picture: 'Choose a picture',
  alt: 'Describe the picture for people who can’t see it',
  flag: (label: string) => `${label} must be true or false`,
  revision: 'Revision must be the number that came with this entry',
  nothingToChange: 'Change something first',
  images: `An organization needs 1 to ${limits.organizationImages} pictures, with none of them twice`,
  role: 'Choose one of the roles: donor, partner, volunteer or staff',
  scopes: 'Choose what the token may do',
  invitedRole: 'Choose one of the roles: partner, volunteer or staff',
  invitationCode: 'Open the link from your invitation again',
  partnerBrand: 'Choose the brand this partner works for',
  unknownBrand: 'That brand is not on our list. Choose another one',
  brandNotAllowed: 'Only a partner can belong to a brand',
  volunteerOrganization: 'Choose the organization this volunteer works for',
  unknownOrganization: 'That organization is not on our list. Choose another one',
  organizationNotAllowed: 'Only a volunteer can belong to an organization',
  openOrders: 'Choose whether to cancel or to finish the donations that are under way',
  cardNumber: 'Card Number is not valid. Check the digits against your card',
  expiryDate: 'Expiration Date must be a month and a year, such as 08/29',
  expiredCard: 'This card has expired. Try another one',
  securityCode: 'Security Code must have 3 or 4 digits',
  amount: `Amount must be a whole number from ${limits.payment.min} to ${limits.payment.max}, in the smallest unit of the currency`,
  paymentToken: 'We couldn’t read this payment. Reload the page to start a new one',
  secondFactorCode: 'Enter the 6 digits from your app, or one of your recovery codes',
  oneTimeCode: 'Enter the 6 digits that your app shows',
  passkey: 'We couldn’t read what your browser sent about the passkey',
  body: 'We couldn’t read what was sent',
} as const;
